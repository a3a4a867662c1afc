import { useState } from "react";
import {
  isTimeZone,
  type Place,
  readDegrees,
  removePlace,
  setPlace,
  setPlaceField,
} from "../../../draft/edit/facts.ts";
import { plural } from "../../../text/plural.ts";
import { useDraft } from "../../state/ProjectContext.ts";
import { Field } from "../fields/Field.tsx";
import { useWrite } from "../fields/useWrite.ts";
import { useStudioTexts } from "../../frame/TextsContext.ts";

type Degrees = { readonly lat?: number | undefined; readonly lon?: number | undefined };

const maxDegrees = { lat: 90, lon: 180 } as const;

/** A pair of coordinates as copied from a map: "42.66, 21.16". */
function readPair(text: string): Required<{ readonly lat: number; readonly lon: number }> | undefined {
  const [first, second, more] = text.split(/\s*[,;]\s+|\s*;\s*/);
  const [lat, lon] = [readDegrees(first ?? "", maxDegrees.lat), readDegrees(second ?? "", maxDegrees.lon)];
  return lat === undefined || lon === undefined || more !== undefined ? undefined : { lat, lon };
}

/** The coordinates known so far, and a function that reads a typed text. */
function useDegrees() {
  const write = useWrite("facts");
  const { place } = useDraft().project;
  // A single coordinate is not a location yet, so it is not written to the draft.
  const [half, setHalf] = useState<Degrees>({});
  const coordinates: Degrees = place ?? half;
  const put = (degrees: Degrees, field: string) => {
    const { lat, lon } = { ...coordinates, ...degrees };
    if (lat === undefined || lon === undefined) return setHalf({ lat, lon });
    setHalf({});
    write((draft) => setPlace(draft, { lat, lon }), `place ${field}`);
  };
  const type = (field: "lat" | "lon", text: string) => {
    const pair = field === "lat" ? readPair(text) : undefined;
    const degrees = readDegrees(text, maxDegrees[field]);
    if (pair) put(pair, field);
    else if (degrees !== undefined) put({ [field]: degrees }, field);
    else if (!place) setHalf({ ...half, [field]: undefined });
  };
  return { coordinates, type, isHalf: !place && (half.lat !== undefined || half.lon !== undefined) };
}

/** The location of the buildings: both coordinates, or none. */
export function PlaceFields() {
  const texts = useStudioTexts();
  const { coordinates, type, isHalf } = useDegrees();
  const { place } = useDraft().project;
  const isFine = (field: "lat" | "lon", text: string) =>
    readDegrees(text, maxDegrees[field]) !== undefined || (field === "lat" && readPair(text) !== undefined);
  return (
    <>
      <div className="settings-fields">
        {(["lat", "lon"] as const).map((field) => (
          <Field
            key={field}
            label={texts.settings[field]}
            value={coordinates[field] === undefined ? "" : String(coordinates[field])}
            failureOf={(text) => (isFine(field, text) ? undefined : texts.settings.failures[field])}
            write={(text) => type(field, text)}
            at={`place.${field}`}
          />
        ))}
        {place && <TimeZone place={place} />}
      </div>
      {isHalf && <p role="status">{texts.settings.bothDegrees}</p>}
      {place && <NoPlace place={place} />}
    </>
  );
}

function TimeZone({ place }: { readonly place: Place }) {
  const texts = useStudioTexts();
  const write = useWrite("facts");
  return (
    <Field
      label={texts.settings.timeZone}
      value={place.timeZone ?? ""}
      failureOf={(text) => (isTimeZone(text.trim()) ? undefined : texts.settings.failures.timeZone)}
      write={(text) => write((draft) => setPlaceField(draft, "timeZone", text.trim()), "timeZone")}
      at="place.timeZone"
    />
  );
}

function NoPlace({ place }: { readonly place: Place }) {
  const texts = useStudioTexts();
  const write = useWrite("facts");
  return (
    <div className="settings-split">
      <button type="button" className="link" onClick={() => write(removePlace)}>
        {texts.settings.removePlace}
      </button>
      {place.volumes && place.volumes.length > 0 && (
        <p className="small">{plural(texts.language, texts.settings.volumesGo, place.volumes.length)}</p>
      )}
    </div>
  );
}
