/** The elements that a published drawing may contain (SVG 2): shapes, texts, groups, paint, clips, and inexpensive filters. */
export const elements: ReadonlySet<string> = new Set(
  (
    "svg g defs symbol use switch title desc path rect circle ellipse line polyline polygon text tspan textPath image style " +
    "linearGradient radialGradient stop pattern clipPath mask marker filter feBlend feColorMatrix feComponentTransfer feComposite " +
    "feDropShadow feFlood feFuncA feFuncB feFuncG feFuncR feGaussianBlur feMerge feMergeNode feMorphology feOffset feTile"
  ).split(" "),
);

/** Elements whose text is shown or read. */
export const textElements: ReadonlySet<string> = new Set("text tspan textPath title desc style".split(" "));

/** Attributes of position and size; none of them contains an address. */
export const geometry: ReadonlySet<string> = new Set(
  (
    "id class x y x1 y1 x2 y2 cx cy r rx ry fx fy fr width height d points pathLength viewBox preserveAspectRatio offset " +
    "gradientUnits gradientTransform spreadMethod patternUnits patternContentUnits patternTransform clipPathUnits maskUnits " +
    "maskContentUnits markerUnits markerWidth markerHeight refX refY orient dx dy rotate textLength lengthAdjust startOffset " +
    "method spacing side xml:space xml:lang lang role systemLanguage requiredFeatures requiredExtensions filterUnits " +
    "primitiveUnits in in2 result stdDeviation edgeMode mode type values operator k1 k2 k3 k4 radius tableValues slope " +
    "intercept amplitude exponent"
  ).split(" "),
);

/** Style properties, as attributes, in `style` and in a style sheet; their values are checked. */
export const properties: ReadonlySet<string> = new Set(
  (
    "fill fill-opacity fill-rule stroke stroke-width stroke-linecap stroke-linejoin stroke-miterlimit stroke-dasharray " +
    "stroke-dashoffset stroke-opacity opacity color color-interpolation color-interpolation-filters color-rendering display " +
    "visibility overflow clip clip-path clip-rule mask mask-type filter flood-color flood-opacity stop-color stop-opacity marker " +
    "marker-start marker-mid marker-end font font-family font-size font-size-adjust font-stretch font-style font-variant " +
    "font-weight letter-spacing word-spacing text-anchor text-align text-decoration text-decoration-line text-decoration-color " +
    "text-decoration-style text-rendering text-transform line-height white-space dominant-baseline alignment-baseline " +
    "baseline-shift writing-mode direction unicode-bidi shape-rendering image-rendering vector-effect paint-order transform " +
    "transform-origin transform-box mix-blend-mode isolation"
  ).split(" "),
);

/** Drawing programs' private data, invisible to visitors: it is removed silently. */
const unseenProperties =
  /^(?:-|font-(?:variant|feature|variation|kerning|optical|synthesis)|text-(?:orientation|indent|overflow)|solid-|shape-(?:inside|padding|margin|subtract)|inline-size|block-progression|pointer-events|cursor|enable-background|user-select|will-change)/;

export const isUnseenProperty = (name: string): boolean => unseenProperties.test(name);

export const unseenElements: ReadonlySet<string> = new Set(["metadata"]);

const unseenAttributes =
  /^(?:data-|aria-|version$|baseProfile$|contentScriptType$|contentStyleType$|zoomAndPan$|tabindex$|focusable$|enable-background$|pointer-events$|cursor$|media$|externalResourcesRequired$)/;

export const isUnseenAttribute = (name: string): boolean => unseenAttributes.test(name) || isUnseenProperty(name);

export const namespaces = {
  svg: "http://www.w3.org/2000/svg",
  xlink: "http://www.w3.org/1999/xlink",
  xml: "http://www.w3.org/XML/1998/namespace",
};

/** Namespaces of Inkscape, Illustrator, Affinity, Sketch, Figma, CorelDRAW and their picture descriptions. */
const editors =
  /^(?:http:\/\/www\.inkscape\.org\/|http:\/\/sodipodi\.sourceforge\.net\/|http:\/\/ns\.adobe\.com\/|http:\/\/www\.serif\.com\/|http:\/\/www\.bohemiancoding\.com\/|https?:\/\/(?:www\.)?figma\.com\/|http:\/\/www\.corel\.com\/|http:\/\/purl\.org\/dc\/|https?:\/\/creativecommons\.org\/|http:\/\/web\.resource\.org\/cc\/|http:\/\/www\.w3\.org\/1999\/02\/22-rdf-syntax-ns|http:\/\/svgjs\.|http:\/\/vectornator\.io|https:\/\/boxy-svg\.com|http:\/\/krita\.org\/)/;

export const isEditorNamespace = (uri: string): boolean => editors.test(uri);
