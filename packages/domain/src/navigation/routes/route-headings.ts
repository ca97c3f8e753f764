/**
 * First headings of the landing pages by route name (LAND-01..27). Apart from the table of routes: every page needs
 * that, and only landing pages these.
 */
const HEADINGS: Readonly<Record<string, string>> = {
  'proverka-arendatora': 'Проверка арендатора',
  'proverka-avto': 'Проверка авто',
  'proverka-avto-id': 'Проверка авто',
  'proverka-biznes-partnera': 'Проверка бизнес-партнера',
  'proverka-bki': 'Проверка кредитной истории (БКИ)',
  'proverka-fssp': 'Проверка долгов у приставов (ФССП)',
  'proverka-fssp-free': 'Бесплатная проверка долгов ФССП',
  'proverka-inn': 'Проверка ИНН',
  'proverka-kontragenta': 'Проверка контрагента',
  'proverka-na-bankrotstvo': 'Проверка на банкротство',
  'proverka-nalogov': 'Проверка налоговой задолженности',
  'proverka-nedvij': 'Проверка недвижимости',
  'proverka-pasporta': 'Проверка паспорта',
  'proverka-pasporta-full': 'Полная проверка паспорта',
  'proverka-samozanyatogo': 'Проверка самозанятого',
  'proverka-shtrafov': 'Проверка штрафов',
  'proverka-sluzhboi-bezopasnosti': 'Проверка службой безопасности',
  'proverka-sotrudnika': 'Проверка сотрудника',
  'proverka-sotrudnika-old': 'Проверка сотрудника',
  'proverka-sudimost': 'Проверка на судимость',
  'proverka-vladelcza-avtomobilya': 'Проверка владельца автомобиля',
  'proverka-voditelya': 'Проверка водителя',
  'proverka-yuridicheskogo-licza': 'Проверка юридического лица',
  'proverka-zaemshika': 'Проверка заемщика',
  'proverka-zapret-na-vyezd': 'Проверка запрета на выезд',
  'proverka-cheloveka': 'Проверка человека',
  'otchet-na-osnove-vypiski-iz-egrn': 'Отчет на основе выписки из ЕГРН',
  ipoteka: 'Проверка квартиры для ипотеки',
  k: 'Проверка по кадастровому номеру',
  'kadastrovyj-nomer': 'Проверка по кадастровому номеру',
  'physcheck-business': 'Проверки для бизнеса',
  'risk-assessment-b2c': 'Оценка рисков сделки с недвижимостью',
}

/** The first heading of a landing page; a route that is none throws. */
export function routeHeading(name: string): string {
  const heading = HEADINGS[name]
  if (heading === undefined) throw new RangeError(`The route ${name} is no landing page`)
  return heading
}

/** The heading of a landing page; undefined for a route that is none. */
export function landingHeading(name: string): string | undefined {
  return Object.hasOwn(HEADINGS, name) ? HEADINGS[name] : undefined
}
