declare module "picture:*" {
  const picture: import("./sitePicture.ts").SitePicture | null;
  export default picture;
}
declare module "pictures:*" {
  const pictures: readonly (import("./sitePicture.ts").SitePicture | null)[];
  export default pictures;
}
