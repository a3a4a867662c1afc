// @ts-check
/*
 * A classic script in the head, so that it runs before anything is laid out. The faces lie in the style sheet (styles/fonts.css), yet
 * browsers unpack them only after they have laid the page out for the first time: nothing is shown until they have (styles/base.css), so
 * that nothing is seen to move.
 */
{
  const { classList } = document.documentElement;
  const show = () => classList.remove("unpacking");
  classList.add("unpacking");
  const faces = ['300 1em "Newsreader"', '400 1em "Hanken Grotesk"'];
  Promise.all(faces.map((face) => document.fonts.load(face))).then(show, show);
}
