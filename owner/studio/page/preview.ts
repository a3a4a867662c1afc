// Shows the real element in a frame of the studio, with the saved draft or the published project. The address also sets language and theme.
const params = new URLSearchParams(window.location.search);
const locale = params.get("locale") ?? "sq";
const picker = document.createElement("kulla-apartment-picker");
const saved = `./preview/project.json?saved=${params.get("saved") ?? ""}`;
const published = params.get("published");
picker.setAttribute("project", published === null ? saved : `${published}project.json`);
picker.setAttribute("locale", locale);
picker.setAttribute("theme", params.get("theme") ?? "light");
document.documentElement.lang = locale;

type Embedding = {
  readonly variables: readonly (readonly [name: string, value: string])[];
  readonly texts: Readonly<Record<string, object>>;
};

/** Applies the colours and texts that the owner's page would set; without them, the element has its defaults. */
async function dress(): Promise<void> {
  const response = await fetch("./preview/embedding.json");
  if (!response.ok) return;
  const { variables, texts } = (await response.json()) as Embedding;
  for (const [name, value] of variables) picker.style.setProperty(name, value);
  const words = texts[locale];
  if (words) picker.setAttribute("texts", JSON.stringify(words));
}

void dress()
  .catch(() => undefined)
  .then(() => document.body.append(picker));
