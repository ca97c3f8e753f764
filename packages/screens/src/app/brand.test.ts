import { describe, expect, it } from 'vitest'
import { servedMenu } from './brand.ts'

describe('servedMenu', () => {
  const menu = [
    { label: 'Тарифы', route: 'tariff' },
    {
      label: 'Проверка',
      links: [
        { label: 'Человек', route: 'check-person' },
        { label: 'Авто', route: 'proverka-avto' },
      ],
    },
  ]

  it('leaves out links to pages that the app does not serve', () => {
    expect(servedMenu(menu, new Set(['check-person']))).toEqual([
      { label: 'Проверка', links: [{ label: 'Человек', route: 'check-person' }] },
    ])
  })

  it('leaves out a group without links', () => {
    expect(servedMenu(menu, new Set(['tariff']))).toEqual([{ label: 'Тарифы', route: 'tariff' }])
  })
})
