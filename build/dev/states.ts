import "../../widgets/kulla.ts";
import type { AnyScreen } from "../../widgets/contract/screens.ts";
import type { Tag } from "../../widgets/contract/tags.ts";

type State = {
  readonly name: string;
  readonly tag: Tag;
  readonly attributes?: Readonly<Record<string, string>>;
  /** The screen that the element should show. */
  readonly screen?: AnyScreen;
  /** Covers the page, and is therefore shown on its own. */
  readonly isDialog?: true;
};

const apartment = "k5-07-05";
const picker: Tag = "kulla-apartment-picker";

/** Every screen, including variants with missing data. */
const states: readonly State[] = [
  { name: "Site", tag: picker },
  { name: "Tower", tag: picker, attributes: { tower: "k5" } },
  { name: "Floor", tag: picker, attributes: { tower: "k5", floor: "7" } },
  { name: "Floor, the last one", tag: picker, attributes: { tower: "k5", floor: "11" } },
  { name: "Apartment", tag: picker, attributes: { apartment } },
  { name: "Apartment, sold", tag: picker, attributes: { apartment: "k5-01-01" } },
  {
    name: "Price form",
    tag: picker,
    attributes: { apartment },
    screen: { name: "inquiry", apartment },
    isDialog: true,
  },
  { name: "Tour, not started", tag: picker, attributes: { apartment }, screen: { name: "tour", apartment } },
  {
    name: "Comparison",
    tag: picker,
    screen: { name: "compare", apartments: [apartment, "k5-01-04", "k6-03-02"] },
  },
  { name: "Search", tag: "kulla-apartment-search" },
  { name: "Search, one bedroom", tag: "kulla-apartment-search", attributes: { filter: "bedrooms=1" } },
  { name: "Search, nothing found", tag: "kulla-apartment-search", attributes: { filter: "bedrooms=1;area=160-" } },
  { name: "Building picker", tag: "kulla-building-picker" },
  { name: "Floor explorer", tag: "kulla-floor-explorer", attributes: { tower: "k6", floor: "3" } },
  { name: "Apartment preview", tag: "kulla-apartment-preview", attributes: { apartment } },
  { name: "Brochure, closed", tag: "kulla-brochure" },
  { name: "Brochure, open", tag: "kulla-brochure", attributes: { page: "3" } },
  { name: "No project file", tag: picker, attributes: { project: "/missing/project.json" } },
  { name: "A project file that is not JSON", tag: picker, attributes: { project: "/states" } },
  { name: "No availability file", tag: picker, attributes: { apartment, availability: "/missing/availability.json" } },
  { name: "An unknown tower", tag: picker, attributes: { tower: "k9" } },
  { name: "An unknown apartment", tag: "kulla-apartment-preview", attributes: { apartment: "k9-99-99" } },
];

const parameters = new URLSearchParams(location.search);
const locale = parameters.get("locale") ?? "sq";
const theme = parameters.get("theme") ?? "light";
const onlyState = parameters.get("state");

function link(text: string, changes: Readonly<Record<string, string>>): HTMLAnchorElement {
  const query = new URLSearchParams({ locale, theme, ...(onlyState !== null && { state: onlyState }), ...changes });
  const isCurrent = Object.entries(changes).every(([name, value]) => ({ locale, theme })[name] === value);
  const anchor = Object.assign(document.createElement("a"), { href: `?${query}`, textContent: text });
  if (isCurrent) anchor.setAttribute("aria-current", "true");
  return anchor;
}

const bar = document.createElement("nav");
bar.append(
  ...["sq", "en", "de"].map((each) => link(each, { locale: each })),
  ...["light", "dark"].map((each) => link(each, { theme: each })),
  ...(onlyState === null
    ? []
    : [Object.assign(document.createElement("a"), { href: "/states", textContent: "all states" })]),
);

type KullaElement = HTMLElement & { readonly screen: AnyScreen | null; show: (screen: AnyScreen) => void };

/** Shows a screen as soon as the element has loaded its project. */
function showWhenLoaded(element: KullaElement, screen: AnyScreen): void {
  const timer = setInterval(() => {
    if (!element.screen) return;
    clearInterval(timer);
    element.show(screen);
  }, 50);
}

function section({ name, tag, attributes = {}, screen, isDialog }: State): HTMLElement {
  const container = document.createElement("section");
  const title = document.createElement("h2");
  title.append(link(name, { state: name }), ` <${tag}>`);
  container.append(title);
  if (isDialog && onlyState === null) return container;
  const element = document.createElement(tag) as KullaElement;
  for (const [key, value] of Object.entries({ locale, theme, ...attributes })) element.setAttribute(key, value);
  container.append(element);
  if (screen) void customElements.whenDefined(tag).then(() => showWhenLoaded(element, screen));
  return container;
}

const style = document.createElement("style");
style.textContent = `
  @font-face { font-family: "Newsreader"; src: url("/fonts/newsreader-300.woff2"); font-weight: 300; }
  @font-face { font-family: "Hanken Grotesk"; src: url("/fonts/hanken-grotesk.woff2"); font-weight: 400 600; }
  body { margin: 0; font: 14px/1.5 "Hanken Grotesk", sans-serif; color: light-dark(#222, #ddd); background: light-dark(#fff, #161512); }
  nav { position: sticky; top: 0; z-index: 1; display: flex; gap: 16px; padding: 8px 16px; background: light-dark(#eee, #222); }
  nav [aria-current] { font-weight: 600; }
  a { color: inherit; }
  section { margin: 24px 16px 64px; }
  h2 { font-size: 14px; }
`;
document.documentElement.style.colorScheme = theme;
document.documentElement.lang = locale;
document.head.append(style);
document.body.append(bar, ...states.filter(({ name }) => onlyState === null || name === onlyState).map(section));
