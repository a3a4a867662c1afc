/**
 * Bends a mesh into a tile of the sphere, an equirectangular picture, and rotates it into view. `tile`: its column and row, then the number
 * of columns and rows, so that neighbours compute exactly the same edge and no crack is visible. `isTileTexture`: 1 if the texture contains only
 * this tile, 0 if it contains the entire sphere.
 */
export const sphereVertices = `
attribute vec2 corner;
uniform vec4 tile;
uniform float isTileTexture;
uniform mat3 turn;
uniform vec2 focal;
varying vec2 spot;
void main() {
  vec2 place = (tile.xy + corner) / tile.zw;
  float yaw = (place.x - 0.5) * 6.28318530718;
  float pitch = (0.5 - place.y) * 3.14159265359;
  vec3 seen = turn * vec3(sin(yaw) * cos(pitch), sin(pitch), -cos(yaw) * cos(pitch));
  gl_Position = vec4(seen.xy * focal, 0.0, -seen.z);
  spot = mix(place, corner, isTileTexture);
}`;

/** Draws a mesh flat over the view, enlarged around a point. */
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
