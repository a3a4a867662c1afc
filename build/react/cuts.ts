const noFormActions = `throw Error("Kulla's React has no form actions.");`;
const noFragmentRefs = `throw Error("Kulla's React has no refs on fragments.");`;

/** Single places of react-dom-client.production.js 19.3.1: [text, what stands in its stead]. Each is there exactly once. */
export const cuts: readonly (readonly [string, string])[] = [
  // The page's own html, head and body are never ours.
  [`: "html" === type || "head" === type || "body" === type\n        ? 27\n        : 5;`, `: 5;`],
  // No commit waits for pictures or style sheets.
  [`isViewTransitionEligible ||\n    subtreeFlags & 8192 ||\n    16785408 === (subtreeFlags & 16785408)`, `false`],
  [
    `if (null === current.stateNode) {\n            var fragmentInstance = new`,
    `${noFragmentRefs}\n{ var fragmentInstance = new`,
  ],
  // preload() and its like.
  [
    `  r: requestFormReset,\n  D: prefetchDNS,\n  C: preconnect,\n  L: preload,\n  m: preloadModule,\n  X: preinitScript,\n  S: preinitStyle,\n  M: preinitModuleScript\n`,
    ``,
  ],
  // Form actions: no form becomes stateful.
  [
    `null !== workInProgress.memoizedState &&\n        (($$typeof = renderWithHooks(`,
    `false &&\n        (($$typeof = renderWithHooks(`,
  ],
  [
    `null !== stateHook &&\n    ((HostTransitionContext._currentValue`,
    `false &&\n    ((HostTransitionContext._currentValue`,
  ],
  [`hostTransitionProviderCursor.current === fiber &&`, `false &&`],
  [`else if (parent === hostTransitionProviderCursor.current) {`, `else if (false) {`],
  [
    `if ("function" === typeof value) {\n        domElement.setAttribute(`,
    `if ("function" === typeof value) {\n        ${noFormActions}\n domElement.setAttribute(`,
  ],
  [`"function" === typeof prevValue &&\n          ("formAction" === key`, `false &&\n          ("formAction" === key`],
  [`if ("function" !== typeof submitterOrAction)\n            if`, `if (true)\n            if`],
  // Internet Explorer.
  [`canUseDOM &&\n  "documentMode" in document &&`, `false &&`],
  [`canUseDOM && "documentMode" in document && 11 >= document.documentMode`, `false`],
  [
    `JSCompiler_inline_result$jscomp$318 &&\n    (!document.documentMode || 9 < document.documentMode)`,
    `JSCompiler_inline_result$jscomp$318`,
  ],
];

/** Puts the cuts into the file. */
export function cutOut(code: string): string {
  return cuts.reduce((left, [text, stead]) => {
    if (left.split(text).length !== 2) throw new Error(`react-dom has not exactly once: ${text}`);
    return left.replace(text, () => stead);
  }, code);
}
