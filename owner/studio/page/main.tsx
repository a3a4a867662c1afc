import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { findStudioKey } from "./server/studioKey.ts";
import { Studio } from "./Studio.tsx";
import "./styles/base.css";
import "./styles/frame.css";
import "./styles/start.css";
import "./styles/overview.css";
import "./styles/outlines.css";
import "./styles/canvas.css";
import "./styles/tracing.css";
import "./styles/apartments.css";
import "./styles/bulk.css";
import "./styles/imports.css";
import "./styles/layouts.css";
import "./styles/brochure.css";
import "./styles/publish.css";
import "./styles/settings.css";
import "./styles/sphere.css";
import "./styles/tours.css";
import "./styles/website.css";
import "./styles/narrow.css";

// The key of a new start of the studio, after the `#`: the page has to start over with it.
window.addEventListener("hashchange", () => window.location.reload());

const place = document.getElementById("studio");
if (!place) throw new Error("The page has no element for the studio.");
void findStudioKey().then(() =>
  createRoot(place).render(
    <StrictMode>
      <Studio />
    </StrictMode>,
  ),
);
