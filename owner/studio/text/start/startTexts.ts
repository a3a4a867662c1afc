/** What is read before a project is open, and on the way to another one. */
export type StartTexts = {
  readonly title: string;
  readonly lead: string;
  readonly newProject: string;
  readonly newProjectText: string;
  readonly openProject: string;
  readonly openProjectText: string;
  readonly trySample: string;
  readonly sampleText: string;
  /** Where the sample is copied to. */
  readonly samplePlace: string;
  readonly opening: string;
  readonly staysHere: string;
  readonly folder: string;
  readonly folderHint: string;
  readonly openFolder: string;
  readonly projectName: string;
  readonly takeOver: string;
  readonly takeOverText: string;
  readonly heldTitle: string;
  readonly heldText: string;
  readonly restoreDraft: string;
  /** The button in the bar that leads to the start page. */
  readonly toStart: string;
  readonly backTo: string;
  /** Another window has opened another folder. */
  readonly elsewhere: string;
  readonly elsewhereText: string;
  readonly goThere: string;
  /** Something that came with the folder, and what it is called now. */
  readonly movedAside: string;
};
