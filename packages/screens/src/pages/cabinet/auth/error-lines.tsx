/** A message whose `<br>` parts lines; everything else is text (SEC-05, AUTH-19). */
export function ErrorLines({ text }: { text: string }) {
  return text.split(/\s*<br>\s*/).map((line) => <p key={line}>{line}</p>)
}
