import { AbstractAdapter, CONSTANTS, type TextureData, type Viewer } from "@photo-sphere-viewer/core";
import { Group, LinearFilter, Mesh, MeshBasicMaterial, SphereGeometry, Texture } from "three";
import { hasCome } from "./hasCome.ts";
import { loadBitmap } from "./loadBitmap.ts";
import type { ShownScene } from "./view.ts";

type SceneTexture = TextureData<Texture, ShownScene, undefined>;

/** One part of the sphere: columns and rows counted from the picture's upper left corner. */
export type Part = { readonly cols: number; readonly rows: number; readonly col: number; readonly row: number };

/** Told of every scene's own group, to lay its sharp parts into. */
export type OnGroup = (scene: ShownScene, group: Group) => void;

const whole: Part = { cols: 1, rows: 1, col: 0, row: 0 };
const facets = 64;

/**
 * A scene as a sphere with its soft preview, over which sharp parts are laid as they come. The library's own tile adapter draws
 * 2048 groups per frame whether they have a picture or not; this one draws a sphere and the tiles there are.
 */
export class SceneAdapter extends AbstractAdapter<ShownScene, undefined, Texture, Group> {
  static override readonly id = "kulla-scene";
  static override readonly supportsDownload = false;
  readonly #loading = new AbortController();

  constructor(
    viewer: Viewer,
    private readonly onGroup: OnGroup,
  ) {
    super(viewer);
  }

  override destroy(): void {
    this.#loading.abort();
  }

  override supportsTransition(): boolean {
    return true;
  }

  override async loadTexture(scene: ShownScene): Promise<SceneTexture> {
    return { panorama: scene, panoData: undefined, texture: textureOf(await this.#firstPicture(scene)) };
  }

  async #firstPicture({ preview, folder }: ShownScene): Promise<HTMLImageElement | ImageBitmap> {
    const { signal } = this.#loading;
    if (preview && (await hasCome(preview))) return preview;
    // Without a preview the sharp picture may still come.
    return loadBitmap(`${folder}full.webp`, signal);
  }

  override createMesh(): Group {
    return new Group().add(partMesh(whole, null));
  }

  override setTexture(group: Group, { texture, panorama }: SceneTexture): void {
    const [base] = meshesIn(group);
    if (base) base.material.map = texture;
    this.onGroup(panorama, group);
  }

  override setTextureOpacity(group: Group, opacity: number): void {
    for (const { material } of meshesIn(group)) {
      material.opacity = opacity;
      material.transparent = opacity < 1;
    }
  }

  override disposeTexture({ texture }: SceneTexture): void {
    texture.dispose();
  }

  override disposeMesh(group: Group): void {
    for (const { geometry, material } of meshesIn(group)) {
      geometry.dispose();
      material.map?.dispose();
      material.dispose();
    }
  }
}

/** A part of the sphere with its picture; lies over the parts laid before. */
export function partMesh({ cols, rows, col, row }: Part, map: Texture | null): Mesh<SphereGeometry, MeshBasicMaterial> {
  const [across, down] = [(2 * Math.PI) / cols, Math.PI / rows];
  const geometry = new SphereGeometry(
    CONSTANTS.SPHERE_RADIUS,
    Math.ceil(facets / cols),
    Math.ceil(facets / 2 / rows),
    -Math.PI / 2 + col * across,
    across,
    row * down,
    down,
  ).scale(-1, 1, 1);
  const mesh = new Mesh(geometry, new MeshBasicMaterial({ map, depthTest: false, depthWrite: false }));
  mesh.renderOrder = cols > 1 ? 1 : 0;
  // It never moves; else its place is worked out anew in every frame.
  mesh.matrixAutoUpdate = false;
  return mesh;
}

/** A decoded picture for the graphics card; image bitmaps cannot be flipped there, so the texture is read upside down. */
export function textureOf(picture: HTMLImageElement | ImageBitmap): Texture {
  const texture = new Texture(picture);
  texture.flipY = false;
  texture.repeat.set(1, -1);
  texture.offset.set(0, 1);
  texture.minFilter = LinearFilter;
  texture.generateMipmaps = false;
  texture.needsUpdate = true;
  return texture;
}

/** The parts of a scene, its whole sphere first. */
export function meshesIn(group: Group): Mesh<SphereGeometry, MeshBasicMaterial>[] {
  return group.children.filter((child): child is Mesh<SphereGeometry, MeshBasicMaterial> => child instanceof Mesh);
}
