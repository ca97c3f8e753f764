import type { Check } from './check.ts'

/** The checks of a flat on the market that the product knows. */
export const FLAT_CHECK_TYPES = ['flat-value'] as const

/** The type of a check of a flat on the market. */
export type FlatCheckType = (typeof FLAT_CHECK_TYPES)[number]

/** All checks of a flat on the market, by type. */
export const FLAT_CHECKS: { readonly [type in FlatCheckType]: Check & { readonly type: type } } = {
  'flat-value': {
    type: 'flat-value',
    title: 'Рыночная стоимость',
    source: 'Рынок',
    sourceTitle: 'Объявления о продаже и известные цены сделок',
    needs: [],
    usualMinutes: 1,
    meaning: 'За сколько продают похожие квартиры рядом: с поправкой на дату и на торг.',
    meaningNotFound: 'Похожих квартир с известной ценой слишком мало, цену назвать нельзя.',
    whatToDo: 'Сравните с ценой продавца и спросите, чем она объясняется.',
    law: 'ст. 421 и 424 ГК РФ: цену назначают стороны',
    states: true,
    absence: { title: 'Недостаточно данных', severity: 'stated' },
  },
}
