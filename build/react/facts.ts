/**
 * What never happens in React as Kulla uses it, so that the branches for it can be left out (foldFacts.ts, cuts.ts):
 * <ViewTransition>, <SuspenseList>, refs on fragments, <title>, <meta> and the like hoisted out of components (into a
 * partner's head), <html> and <body> rendered by React, commits that wait for style sheets or pictures, form actions.
 * An export that is gone stops the build of whoever asks for it; what no import shows throws when it is met.
 * All names are those of react-dom 19.3.1, production.
 */
export const facts = {
  /** Kinds of fiber that no element becomes: SuspenseList, HostHoistable, HostSingleton, ViewTransition. */
  tags: new Set<unknown>([19, 26, 27, 30]),
  /** Types of element React then refuses like any unknown one. */
  types: new Set(["REACT_SUSPENSE_LIST_TYPE", "REACT_LEGACY_HIDDEN_TYPE", "REACT_VIEW_TRANSITION_TYPE"]),
  /** Flags set by such fibers alone: `flags & flag` is 0. */
  flags: new Set<unknown>([33554432, 18874368]),
  /** Lanes in which a view transition could run: `(lanes & mask) === lanes` is false. */
  lanes: new Set<unknown>([335544064]),
  /** Variables that keep their first value. */
  values: new Map([
    ["shouldStartViewTransition", "false"],
    ["inUpdateViewTransition", "false"],
    ["rootViewTransitionAffected", "false"],
    ["viewTransitionMutationContext", "false"],
    ["viewTransitionContextChanged", "false"],
    ["pendingViewTransition", "null"],
    ["pendingViewTransitionEvents", "null"],
    ["pendingTransitionTypes", "null"],
    ["appearingViewTransitions", "null"],
    ["needsFormReset", "false"],
    ["documentMode", "null"],
    ["isInputEventSupported", "true"],
    ["useFallbackCompositionData", "false"],
  ]),
  /** Functions whose answer is always the same. */
  calls: new Map([
    ["isHostHoistableType", "false"],
    ["preloadInstanceAndSuspendIfNeeded", "void 0"],
    ["queueTransitionTypes", "void 0"],
    ["commitNestedViewTransitions", "void 0"],
    ["isSingletonScope", "false"],
    ["isFragmentInstanceParent", "false"],
    ["commitNewChildToFragmentInstances", "void 0"],
    ["commitFragmentInstanceInsertionEffects", "void 0"],
    ["commitFragmentInstanceDeletionEffects", "void 0"],
    ["claimQueuedTransitionTypes", "null"],
    ["recursivelyResetForms", "void 0"],
    ["extractEvents$1", "void 0"],
    // Where in the tree an error was thrown: nobody of ours reads componentStack.
    ["getStackByFiberInDevAndProd", '""'],
  ]),
  /** Beginnings of statements for which there is nobody. */
  statements: [
    "FragmentInstance.prototype.",
    "ViewTransitionPseudoElement.prototype.",
    "ReactDOMSharedInternals.findDOMNode =",
    "ReactDOMHydrationRoot.prototype.unstable_scheduleHydration =",
  ],
  /** Hooks that are not exported. */
  hooks: new Set(["useHostTransitionStatus", "useFormState", "useActionState", "useOptimistic"]),
  /** Exports of react and react-dom that are gone. */
  exports: new Set(
    (
      "ViewTransition addTransitionType useActionState useOptimistic useFormState useFormStatus requestFormReset " +
      "preconnect prefetchDNS preinit preinitModule preload preloadModule"
    ).split(" "),
  ),
} as const;
