import { expect } from 'storybook/test'

/** For stories: windows of the widths that a requirement names, for `globals.viewport.value`. */
export const storyWindows = {
  options: {
    w375: { name: 'Телефон, 375', styles: { width: '375px', height: '812px' } },
    w1280: { name: 'Компьютер, 1280', styles: { width: '1280px', height: '800px' } },
  },
}

/** The test shows the story in this width; a person who looks at it has whatever window is open. */
export async function expectWindow(width: number): Promise<void> {
  if ('__vitest_browser__' in globalThis) await expect(window.innerWidth).toBe(width)
}

/** The topmost element at the middle of `element` is the element itself: nothing covers it. */
export async function expectOnTop(element: HTMLElement): Promise<void> {
  const { left, top, width, height } = element.getBoundingClientRect()
  const seen = document.elementFromPoint(left + width / 2, top + height / 2)
  await expect(element).toContainElement(seen as HTMLElement)
}
