/**
 * Bends a grid to a part of the sphere and turns it before the eye. `part`: its column and row, and how many there are: two neighbours
 * reckon the same edge to the last digit, no crack is between them. `isAlone`: 1 with a picture of the part alone, 0 with one of all.
 */
export const sphereVertices = `
attribute vec2 corner;
uniform vec4 part;
uniform float isAlone;
uniform mat3 turn;
uniform vec2 focal;
varying vec2 spot;
void main() {
  vec2 place = (part.xy + corner) / part.zw;
  float yaw = (place.x - 0.5) * 6.28318530718;
  float pitch = (0.5 - place.y) * 3.14159265359;
  vec3 seen = turn * vec3(sin(yaw) * cos(pitch), sin(pitch), -cos(yaw) * cos(pitch));
  gl_Position = vec4(seen.xy * focal, 0.0, -seen.z);
  spot = mix(place, corner, isAlone);
}`;

/** Lays a grid flat over the view, grown around a point of it. */
export const flatVertices = `
attribute vec2 corner;
uniform vec2 middle;
uniform float growth;
varying vec2 spot;
void main() {
  gl_Position = vec4((corner * 2.0 - 1.0 - middle) * growth + middle, 0.0, 1.0);
  spot = corner;
}`;

export const pictureFragments = `
#ifdef GL_FRAGMENT_PRECISION_HIGH
precision highp float;
#else
precision mediump float;
#endif
uniform sampler2D picture;
uniform float opacity;
varying vec2 spot;
void main() {
  gl_FragColor = vec4(texture2D(picture, spot).rgb, opacity);
}`;
