/**
 * `kulla/react-parts`: views of the elements for pages built with React: toasts above an open dialog, a tour in a frame, the buttons that
 * pan a zoomed picture, and a boundary that repairs what a page translator has moved.
 */
export { createToaster, type Toast, type Toaster } from "../src/ui/toast/createToaster.ts";
export { ToastLayer } from "../src/ui/toast/ToastLayer.tsx";
export { useTourFrame, type TourFrameView, type TourState } from "../src/tour/useTourFrame.ts";
export { LookButtons, type PanDirection } from "../src/ui/LookButtons.tsx";
export { RecoveryBoundary } from "../src/ui/RecoveryBoundary.tsx";
