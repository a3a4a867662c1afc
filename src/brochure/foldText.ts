/** Text as it is searched: without case and accents, every letter in its old place ("Çatia është" -> "catia eshte"). */
export function foldText(text: string): string {
  let folded = "";
  for (let at = 0; at < text.length; at += 1) folded += fold(text.charAt(at));
  return folded;
}

function fold(letter: string): string {
  if (/\s/.test(letter)) return " ";
  return letter.normalize("NFD").charAt(0).toLowerCase().charAt(0);
}
