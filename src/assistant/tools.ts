import { shownApartment, asOfText } from "./answers.ts";
import { findApartments, filterProperties } from "./findApartments.ts";
import type { Tool } from "./modelContext.ts";
import type { FinderActions } from "../finder/state/finderActions.ts";
import type { FinderCore } from "../finder/state/FinderContext.tsx";
import { askPrice, startTour } from "../finder/state/openInquiryOrTour.ts";
import { openApartment } from "../finder/state/openApartment.ts";
import type { Screen } from "../finder/state/screen.ts";
import { parts } from "../parts/parts.ts";
import { findApartment, findFloor, findTour, findTower } from "../project/lookUps.ts";
import type { Apartment } from "../project/types.ts";
import { splitBySold } from "../shortlist/splitBySold.ts";
import { maxSaved } from "../shortlist/shortlist.ts";
import { listKeyOf, shortlistOf } from "../shortlist/shortlistStore.ts";
import { toggleApartment } from "../shortlist/toggleApartment.ts";
import type { Language } from "../ui/TextsContext.tsx";

/** A finder whose tools an assistant can use, in its current language. */
export type AssistedFinder = { readonly core: FinderCore; readonly language: Language };

type Input = Readonly<Record<string, unknown>>;
type ToolCall = (finder: AssistedFinder, input: Input) => unknown;

/** A refusal: a sentence that explains to the assistant why nothing was done. */
const refuse = (error: string) => ({ error });

const apartment = { type: "string", description: "id of an apartment, such as k5-03-07" };
const apartments = (min: number, max: number) => ({
  type: "array",
  items: apartment,
  minItems: min,
  maxItems: max,
});

/**
 * The tools for the visitor's assistant: actions that the visitor could do, with a visible effect in the element. No tool sends anything:
 * the inquiry form is only opened. `finder` returns `undefined` once the element has been removed.
 */
export function createTools(finder: () => AssistedFinder | undefined): readonly Tool[] {
  const tool = (name: string, text: Pick<Tool, "title" | "description">, properties: object, act: ToolCall): Tool => ({
    name: `kulla_${name}`,
    ...text,
    inputSchema: { type: "object", properties, additionalProperties: false },
    annotations: { readOnlyHint: false },
    execute: async (input) => {
      const current = finder();
      return current ? act(current, Object(input) as Input) : refuse("The apartments are no longer on this page.");
    },
  });
  return [
    tool(
      "find_apartments",
      {
        title: "Find apartments",
        description:
          "Filters the apartments on this page, visibly, and returns how many match with the first 20. If none match, it lists single changes of the filter with their counts. Without a status only available ones are searched. Statuses and prices are as of asOf; missing facts are unknown.",
      },
      filterProperties,
      find,
    ),
    tool(
      "describe_apartment",
      {
        title: "Describe an apartment",
        description: "Opens an apartment on the page and returns its known facts.",
      },
      { apartment },
      onApartment(describe),
    ),
    tool(
      "compare_apartments",
      {
        title: "Compare apartments",
        description: "Shows two or three apartments side by side and returns their facts.",
      },
      { apartments: apartments(2, 3) },
      compare,
    ),
    tool(
      "show",
      {
        title: "Show on picture or plan",
        description:
          "Shows an apartment on its floor plan, a floor, a building or, without input, the picture of all buildings.",
      },
      { apartment, tower: { type: "string" }, floor: { type: "integer" } },
      showPlace,
    ),
    tool(
      "open_tour",
      { title: "Open the 360° tour", description: "Opens the tour of an apartment, if it has one." },
      { apartment },
      onApartment(openTour),
    ),
    tool(
      "save_apartment",
      {
        title: "Save an apartment",
        description: "Adds an apartment to the visitor's list, or with saved: false removes it.",
      },
      { apartment, saved: { type: "boolean", default: true } },
      onApartment(save),
    ),
    tool(
      "prepare_inquiry",
      {
        title: "Prepare an inquiry",
        description:
          "Opens the form that asks for the price of one or several apartments. The visitor fills it in and presses send: a tool cannot send it.",
      },
      { apartments: apartments(1, maxSaved) },
      prepareInquiry,
    ),
  ];
}

/** For a tool about one apartment of the project. */
function onApartment(act: (finder: AssistedFinder, apartment: Apartment, input: Input) => unknown): ToolCall {
  return (finder, input) => {
    const record = findApartment(finder.core.settings.project, String(input["apartment"]));
    return record ? act(finder, record, input) : unknownApartment;
  };
}

const unknownApartment = refuse("This page has no apartment with that id. kulla_find_apartments returns the ids.");
const outOfRange = refuse("This element does not show that. The other tools still work.");

async function find(finder: AssistedFinder, input: Input) {
  // Applies and reports a filter; without this part the page would get no event.
  await parts.searchReports.load();
  const { core, language } = finder;
  const { filter, answer } = findApartments(core.settings.project, input, language);
  core.search.setState({ filter });
  core.actions.move({ name: "search" });
  return { ...answer, ...asOfText(core.settings.project, language) };
}

function describe(finder: AssistedFinder, record: Apartment) {
  const isShown = openApartment(finder.core, record) || showPlace(finder, { apartment: record.id }) !== outOfRange;
  return { ...factsOf(finder, record), ...asOfText(finder.core.settings.project, finder.language), isShown };
}

const factsOf = ({ core, language }: AssistedFinder, record: Apartment) =>
  shownApartment(core.settings, record, language);

function compare(finder: AssistedFinder, input: Input) {
  const records = apartmentsIn(finder, input);
  if (!records || records.length < 2 || records.length > 3) return refuse("A comparison needs two or three known ids.");
  const isShown = finder.core.actions.move({ name: "compare", apartments: records.map(({ id }) => id) });
  const facts = records.map((record) => factsOf(finder, record));
  return { apartments: facts, ...asOfText(finder.core.settings.project, finder.language), isShown };
}

/** The apartments whose ids are in an input; `undefined` if one of them is unknown. */
function apartmentsIn({ core }: AssistedFinder, input: Input): readonly Apartment[] | undefined {
  const ids: readonly unknown[] = Array.isArray(input["apartments"]) ? input["apartments"] : [];
  const records = [...new Set(ids)].map((id) => findApartment(core.settings.project, String(id)));
  return records.every((record) => record !== undefined) ? records : undefined;
}

function showPlace({ core }: AssistedFinder, input: Input) {
  const { actions, settings, store } = core;
  const { project } = settings;
  const record = findApartment(project, String(input["apartment"]));
  if (input["apartment"] !== undefined && !record) return unknownApartment;
  const tower = record?.tower ?? findTower(project, String(input["tower"]))?.id;
  if (input["tower"] !== undefined && !tower) return refuse("This page has no building with that id.");
  const floor = record?.floor ?? input["floor"];
  const place = placeOf(tower, floor === undefined ? undefined : Number(floor));
  if (place.name === "floor" && !findFloor(project, place.tower, place.floor))
    return refuse("That building has no such floor.");
  if (!open(actions, place)) return outOfRange;
  store.setState({ highlighted: record?.id });
  return { screen: store.getState().screen };
}

function placeOf(tower: string | undefined, floor: number | undefined): Screen & { name: "site" | "tower" | "floor" } {
  if (tower === undefined) return { name: "site" };
  return floor === undefined ? { name: "tower", tower } : { name: "floor", tower, floor };
}

/** Opens a place as a press on the picture does: the page gets the event first and may prevent it. */
function open(actions: FinderActions, place: Screen): boolean {
  if (place.name === "floor") return actions.openFloor(place.tower, place.floor);
  return place.name === "tower" ? actions.openTower(place.tower) : actions.move(place);
}

function openTour(finder: AssistedFinder, record: Apartment) {
  const { core } = finder;
  if (!findTour(core.settings.project, record.tour ?? "")) return refuse("This apartment has no tour.");
  return startTour(core, record.id) ? { apartment: record.id, isShown: true } : outOfRange;
}

function save({ core }: AssistedFinder, { id }: Apartment, input: Input) {
  const { isDone, saved } = setSaved(core, id, input["saved"] !== false);
  return isDone ? { saved } : { ...fullList, saved };
}

const fullList = refuse(`The visitor's list is full: it holds ${maxSaved} apartments.`);

function setSaved({ settings }: FinderCore, id: string, isSaved: boolean) {
  const key = listKeyOf(settings.projectUrl);
  const list = shortlistOf(key);
  if (list.getState().apartments.includes(id) !== isSaved) toggleApartment(key, id);
  const saved = list.getState().apartments;
  return { isDone: saved.includes(id) === isSaved, saved };
}

function prepareInquiry(finder: AssistedFinder, input: Input) {
  const { actions, store, settings } = finder.core;
  const records = apartmentsIn(finder, input) ?? [];
  if (records.length === 0) return unknownApartment;
  const { apartments: unsold, sold } = splitBySold(
    settings.project,
    records.map(({ id }) => id),
  );
  const ids = unsold.map(({ id }) => id);
  const [single] = ids;
  if (!single) return refuse("Sold: no price can be asked for.");
  const answer = {
    apartments: ids,
    soldLeftOut: sold.map(({ id }) => id),
    next: "The visitor fills in the form and presses send.",
  };
  if (!settings.screens.includes("inquiry")) return outOfRange;
  if (ids.length === 1) return askPrice(finder.core, single) ? answer : outOfRange;
  // The form for several apartments belongs to the visitor's list, as on the screen.
  if (!ids.every((id) => setSaved(finder.core, id, true).isDone)) return fullList;
  // Not above the form of one apartment.
  if (store.getState().screen.name === "inquiry") actions.goBack();
  store.setState({ inquiryApartments: ids });
  return answer;
}
