/** What a link to a page that checks something says, by the name of its route. */
export const CHECK_NAMES: Readonly<Record<string, string>> = {
  search: 'Проверить квартиру',
  'check-person': 'Проверить человека',
  'check-owner': 'Проверить собственника',
  'proverka-fssp': 'Долги у приставов',
  'proverka-pasporta': 'Проверить паспорт',
  'proverka-avto': 'Проверить авто',
  'proverka-kontragenta': 'Проверить компанию',
  'otchet-na-osnove-vypiski-iz-egrn': 'Прочитать свой файл',
}
