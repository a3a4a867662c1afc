// @ts-check
/*
 * A classic script in the head, so that it runs before anything is laid out. Nothing of the page is shown (styles/base.css) until two
 * things are there, so that nothing is seen to move:
 * - its faces: they lie in the style sheet (styles/fonts.css), yet browsers unpack them only after the first layout;
 * - all of its text: a column that has come in half makes the picture beside it lower than it will be.
 */
{
  const { classList } = document.documentElement;
  classList.add("held");
  const parsed = new Promise((resolve) => {
    document.addEventListener("readystatechange", resolve, { once: true });
  });
  const faces = ['300 1em "Newsreader"', '400 1em "Hanken Grotesk"'].map((face) => document.fonts.load(face));
  void Promise.allSettled([parsed, ...faces]).then(() => classList.remove("held"));
}
