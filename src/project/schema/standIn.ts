import type { BaseIssue, Config, GenericSchema, OutputDataset, UnknownDataset } from "valibot";

/** A fault as valibot tells it; `isMended` where something stands in for the faulty part. */
export type Issue = BaseIssue<unknown> & { isMended?: boolean };

/**
 * A schema whose faults cost no more than itself: `value` stands in for what is wrong. The issues still go up and
 * gather their path, but as mended ones: what holds the part lives on.
 */
export function standIn<T extends GenericSchema>(schema: T, value: unknown): T {
  return {
    ...schema,
    "~run"(dataset: UnknownDataset, config: Config<BaseIssue<unknown>>): OutputDataset<unknown, Issue> {
      const result: OutputDataset<unknown, Issue> = schema["~run"](dataset, config);
      if (!result.issues || result.issues.every(({ isMended }) => isMended)) return result;
      for (const issue of result.issues) issue.isMended = true;
      return { typed: true, value, issues: result.issues };
    },
  };
}
