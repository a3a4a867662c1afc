/* The block in the editor: the element, made inert, and its settings in the sidebar. */
(function ({ blocks, element, blockEditor, components }, { hasAddress, locale, style, texts }) {
  const { createElement, Fragment } = element;
  const { useBlockProps, InspectorControls } = blockEditor;
  const { PanelBody, SelectControl, TextControl, Placeholder } = components;
  const say = (text) => texts[text] ?? text;

  const widgets = {
    "apartment-picker": say("Everything, from the towers to one apartment"),
    "building-picker": say("Towers and floors"),
    "floor-explorer": say("One floor"),
    "apartment-preview": say("One apartment"),
    "apartment-search": say("Search"),
    brochure: say("Brochure"),
  };
  const languages = { "": say("The site's"), sq: "Shqip", en: "English", de: "Deutsch" };
  const themes = { "": say("Light"), dark: say("Dark"), auto: say("The visitor's") };
  const names = ["theme", "tower", "floor", "apartment", "filter"];

  /** "--kulla-accent:red;--kulla-ink:blue;" as the object that React expects. */
  const styles = Object.fromEntries(
    style.split(";").flatMap((rule) => {
      const colon = rule.indexOf(":");
      return colon > 0 ? [[rule.slice(0, colon), rule.slice(colon + 1)]] : [];
    }),
  );

  function Edit({ attributes, setAttributes }) {
    const common = (name, label) => ({
      label,
      value: attributes[name],
      onChange: (value) => setAttributes({ [name]: value }),
      __nextHasNoMarginBottom: true,
    });
    const text = (name, label, help) => createElement(TextControl, { ...common(name, label), help });
    const choice = (name, label, options) =>
      createElement(SelectControl, {
        ...common(name, label),
        options: Object.entries(options).map(([value, option]) => ({ value, label: option })),
      });
    const settings = createElement(
      InspectorControls,
      null,
      createElement(
        PanelBody,
        { title: say("Apartment picker") },
        choice("widget", say("View"), widgets),
        choice("locale", say("Language"), languages),
        choice("theme", say("Colours"), themes),
        text("tower", say("Tower"), say("Its id in the project: k5")),
        text("floor", say("Floor"), say("Its number: 3")),
        text("apartment", say("Apartment"), say("Its id in the project: k5-03-07")),
        text("filter", say("Filter"), say("As in the address of a search: bedrooms=2,3")),
      ),
    );
    const chosen = names.filter((name) => attributes[name] !== "").map((name) => [name, attributes[name]]);
    const preview = createElement(
      "div",
      { inert: "" },
      createElement(`kulla-${attributes.widget}`, {
        key: attributes.widget,
        locale: attributes.locale || locale,
        ...Object.fromEntries(chosen),
        style: styles,
      }),
    );
    const missing = createElement(Placeholder, {
      icon: "building",
      label: say("Apartment picker"),
      instructions: say("An administrator has to enter the address of the project first: Settings > Kulla."),
    });
    return createElement(
      Fragment,
      null,
      settings,
      createElement("div", useBlockProps(), hasAddress ? preview : missing),
    );
  }

  blocks.registerBlockType("kulla/picker", {
    title: say("Apartment picker"),
    description: say("Towers, floors and apartments of a building project."),
    edit: Edit,
  });
})(window.wp, window.kullaBlock);
