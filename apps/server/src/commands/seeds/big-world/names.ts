import type { Random } from '../random.ts'

const FIRST =
  `Ал Ан Бер Бор Вал Вас Вет Вол Гор Град Дам Дем Доб Дор Ер Жар Заб Зар Зел Иль Ирб Кал Кам Кар Кол Кор Крас
Куз Лад Лес Луг Лук Мак Мал Мар Мед Мир Мос Нар Нев Ник Обол Ол Ор Пав Пар Пол При Рад Род Рос Руд Сав Сел Сос Суд Тар Тих
Тур Уг Усть Фед Хол Чер Шум Щер Юр Яр`.split(/\s+/)

const MIDDLE =
  `ан ар ат ев ег ед ел ем ен ер ет иг ид ик ил им ин ир ит ов од ок ол ом он ор ос от уб ук ул ум ун ур
ыл ын ыр аш еш иш ош`.split(/\s+/)

/** Endings of invented names of settlements. */
export const ENDINGS = {
  г: ['ск', 'град', 'горск', 'поль'],
  п: ['ово', 'ино', 'ный', 'ский'],
  с: ['ово', 'ино', 'ка', 'ое', 'ское'],
  д: ['ово', 'ка', 'ики', 'ино', 'иха'],
} as const

/** An invented name with one of the endings: about 60,000 different ones. */
export function makeName(random: Random, endings: readonly string[]): string {
  const middle = random.chance(0.75) ? random.pick(MIDDLE) : random.pick(MIDDLE) + random.pick(MIDDLE)
  return random.pick(FIRST) + middle + random.pick(endings)
}
