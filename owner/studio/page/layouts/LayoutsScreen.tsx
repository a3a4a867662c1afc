import { useDraft } from "../state/ProjectContext.ts";
import { LayoutEditor } from "./LayoutEditor.tsx";
import { LayoutList } from "./LayoutList.tsx";

type Props = { readonly layout: string | undefined; readonly picture: number | undefined };

/** All layouts, or one of them with its pictures. */
export function LayoutsScreen({ layout, picture }: Props) {
  const { layouts = [] } = useDraft().project;
  const chosen = layouts.find(({ id }) => id === layout);
  return chosen ? <LayoutEditor key={chosen.id} layout={chosen} picture={picture} /> : <LayoutList />;
}
