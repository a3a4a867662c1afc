import type { InferInput } from "valibot";
import type { projectSchema } from "./schema/projectSchema.ts";

/** A project file as it is written: addresses relative to it, apartments inside their floors. */
export type ProjectFile = InferInput<ReturnType<typeof projectSchema>>;
