/** How many characters two texts share in front and behind, at most the whole shorter one. */
function shared(a: string, b: string): number {
  const most = Math.min(a.length, b.length)
  let front = 0
  while (front < most && a[front] === b[front]) front++
  let back = 0
  while (back < most - front && a[a.length - 1 - back] === b[b.length - 1 - back]) back++
  return front + back
}

/** Whether the text is what was shown with one piece taken out, or the same. */
export function isErasure(text: string, before: string): boolean {
  return text.length <= before.length && shared(text, before) === text.length
}

/** Whether one key put a character in or took one out, unlike a paste. */
export function isKeystroke(text: string, before: string): boolean {
  return shared(text, before) >= Math.max(text.length, before.length) - 1
}
