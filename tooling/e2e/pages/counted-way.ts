import type { Locator } from '@playwright/test'

/** What a person has to do on a way, counted as it is done. */
export interface CountedWay {
  readonly enter: (field: Locator, text: string) => Promise<void>
  readonly tick: (box: Locator) => Promise<void>
  readonly press: (target: Locator) => Promise<void>
  readonly counts: { entries: number; ticks: number; presses: number }
}

/** Counts fields filled, consents ticked and presses: a choice of a product or of a reason is a press. */
export function countWay(): CountedWay {
  const counts = { entries: 0, ticks: 0, presses: 0 }
  return {
    counts,
    enter: async (field, text) => {
      counts.entries++
      await field.fill(text)
    },
    tick: async (box) => {
      counts.ticks++
      await box.check()
    },
    press: async (target) => {
      counts.presses++
      await target.click()
    },
  }
}
