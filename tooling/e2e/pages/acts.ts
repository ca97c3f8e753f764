import { expect, type Locator, type Page } from '@playwright/test'
import { FAULT_WORDS, type Fault, type Faults } from './faults.ts'

/** Something a person does that one call carries out. */
export interface Act {
  readonly title: string
  /** `POST /payer/add_payer` */
  readonly call: string
  /** Opens and fills what is pressed. */
  readonly open?: (page: Page) => Promise<unknown>
  readonly press: (page: Page) => Locator
  /** Where a failure is told; without it in an alert of the page. */
  readonly place?: (page: Page) => Locator
  /** Words shown instead of the usual ones: more is known of what was done. */
  readonly words?: Partial<Readonly<Record<Fault, RegExp>>>
  /** What shows in the place of words when the act was done, though its answer was lost. */
  readonly madeAllTheSame?: (page: Page) => Promise<unknown>
  /** What was typed is there. */
  readonly kept?: (page: Page) => Promise<unknown>
  /** The act has had its effect, once. */
  readonly done: (page: Page) => Promise<unknown>
}

/**
 * Does one thing under every fault in turn, then without any: each failure is told in clear words at its place, what was
 * typed stays, the same press works in the end, and what the server did before its answer was lost is not done twice.
 */
export async function tryUnderFaults(page: Page, faults: Faults, act: Act): Promise<void> {
  await act.open?.(page)
  for (const fault of ['500', 'late', 'cut'] as const) {
    faults.begin(fault, [act.call])
    await pressReady(act.press(page))
    if (fault === 'late') await faults.runOut()
    if (fault === 'cut' && act.madeAllTheSame) {
      await act.madeAllTheSame(page)
      break
    }
    const words = act.words?.[fault] ?? FAULT_WORDS[fault]
    const place = (act.place?.(page) ?? page.getByRole('alert')).filter({ hasText: words })
    await expect(place.filter({ visible: true }).first(), `${act.title}: ${fault}`).toBeVisible()
    await act.kept?.(page)
  }
  faults.end()
  await pressIfThere(act.press(page))
  await act.done(page)
}

/** What the page has learnt to be done meanwhile cannot be pressed any more; whether it is done is asked after it. */
async function pressIfThere(button: Locator): Promise<void> {
  // While a call runs its button has another name. Under a window its opener may wait for as long as that is there.
  const page = button.page()
  const window = page.getByRole('dialog').last()
  const place = (await window.count()) > 0 ? window : page
  await expect(place.locator('button[aria-busy=true]')).toHaveCount(0)
  if ((await button.count()) > 0) await button.click({ timeout: 3000 }).catch(() => undefined)
}

/** A button whose call has just ended takes a moment to be one that can be pressed again. */
async function pressReady(button: Locator): Promise<void> {
  await expect(button).not.toHaveAttribute('aria-busy', 'true')
  await button.click()
}

/** A page that the server has drawn is there before its script: what is pressed then is pressed once more by the script. */
export const untilRunning = (page: Page) => expect(page.locator('body')).toHaveAttribute('data-page', /./)

/** Messages in the corner. */
export const corner = (page: Page): Locator => page.getByRole('status', { name: 'Уведомления' })
