/* The block in the editor: the element, made inert, and its settings in the sidebar. */
(function ({ blocks, element, blockEditor, components }, { hasAddress, locale, style, texts }) {
  const { createElement, Fragment } = element;
  const { useBlockProps, InspectorControls } = blockEditor;
  const { PanelBody, SelectControl, TextControl, Placeholder } = components;
  const translate = (text) => texts[text] ?? text;

  const widgets = {
    "apartment-picker": translate("Everything, from the towers to one apartment"),
    "building-picker": translate("Towers and floors"),
    "floor-explorer": translate("One floor"),
    "apartment-preview": translate("One apartment"),
    "apartment-search": translate("Search"),
    brochure: translate("Brochure"),
  };
  const languages = { "": translate("Language of this site"), sq: "Shqip", en: "English", de: "Deutsch" };
  const themes = { "": translate("Light"), dark: translate("Dark"), auto: translate("As the visitor's device") };
  const attributeNames = ["theme", "tower", "floor", "apartment", "filter"];

  /** "--kulla-accent:red;--kulla-ink:blue;" as the object that React expects. */
  const styles = Object.fromEntries(
    style.split(";").flatMap((rule) => {
      const colon = rule.indexOf(":");
      return colon > 0 ? [[rule.slice(0, colon), rule.slice(colon + 1)]] : [];
    }),
  );

  function Edit({ attributes, setAttributes }) {
    const commonProps = (name, label) => ({
      label,
      value: attributes[name],
      onChange: (value) => setAttributes({ [name]: value }),
      __nextHasNoMarginBottom: true,
    });
    const textField = (name, label, help) => createElement(TextControl, { ...commonProps(name, label), help });
    const selectField = (name, label, options) =>
      createElement(SelectControl, {
        ...commonProps(name, label),
        options: Object.entries(options).map(([value, option]) => ({ value, label: option })),
      });
    const settings = createElement(
      InspectorControls,
      null,
      createElement(
        PanelBody,
        { title: translate("Apartment picker") },
        selectField("widget", translate("View"), widgets),
        selectField("locale", translate("Language"), languages),
        selectField("theme", translate("Colours"), themes),
        textField("tower", translate("Tower"), translate("Its id in the project, for example: k5")),
        textField("floor", translate("Floor"), translate("Its number, for example: 3")),
        textField("apartment", translate("Apartment"), translate("Its id in the project, for example: k5-03-07")),
        textField(
          "filter",
          translate("Filter"),
          translate("As in the address of a search page, for example: bedrooms=2,3"),
        ),
      ),
    );
    const nonEmptyAttributes = attributeNames
      .filter((name) => attributes[name] !== "")
      .map((name) => [name, attributes[name]]);
    const preview = createElement(
      "div",
      { inert: "" },
      createElement(`kulla-${attributes.widget}`, {
        key: attributes.widget,
        locale: attributes.locale || locale,
        ...Object.fromEntries(nonEmptyAttributes),
        style: styles,
      }),
    );
    const missingAddressNote = createElement(Placeholder, {
      icon: "building",
      label: translate("Apartment picker"),
      instructions: translate("An administrator has to enter the address of the project first: Settings > Kulla."),
    });
    return createElement(
      Fragment,
      null,
      settings,
      createElement("div", useBlockProps(), hasAddress ? preview : missingAddressNote),
    );
  }

  blocks.registerBlockType("kulla/picker", {
    title: translate("Apartment picker"),
    description: translate("Towers, floors and apartments of a building project."),
    edit: Edit,
  });
})(window.wp, window.kullaBlock);
