import { createContext } from "react";

/** Takes the banner of the page, and null when it leaves. */
export const BannerContext = createContext<(banner: Element | null) => void>(() => {});
