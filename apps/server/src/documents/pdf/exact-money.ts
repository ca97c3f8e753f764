import { toRoubles, type Kopecks } from '@proverka/domain'

const format = new Intl.NumberFormat('ru-RU', { minimumFractionDigits: 2, maximumFractionDigits: 2 })

/** «1 500,00 ₽»: to the kopeck, as papers of accounting have it. */
export const exactMoney = (kopecks: Kopecks): string => `${format.format(toRoubles(kopecks))} ₽`
