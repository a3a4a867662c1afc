import { useMemo } from "react";
import type { Host } from "../src/element/host.ts";
import type { InquirySettings, Project } from "../src/project/types.ts";
import { mailSettings } from "./mailSettings.ts";
import { useFilled } from "./useFilled.ts";

/** Where the inquiries of an element go. */
export function useMail(host: Host, project: Project): InquirySettings {
  const publicKey = useFilled(host, "email-public-key");
  const service = useFilled(host, "email-service");
  const template = useFilled(host, "email-template");
  const origin = useFilled(host, "email-origin");
  return useMemo(
    () => mailSettings({ publicKey, service, template, origin }, project.inquiry),
    [publicKey, service, template, origin, project],
  );
}
