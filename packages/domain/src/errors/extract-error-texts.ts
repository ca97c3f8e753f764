/** Why a file of Rosreestr is refused as a whole: the words of the reader of `egrn` and of the server. */
export const EXTRACT_ERROR_TEXTS = {
  'not-xml': 'Это не файл XML или он испорчен. Нужна выписка из ЕГРН в формате XML',
  'other-schema': 'Это не выписка из ЕГРН: файл XML другого вида',
  truncated: 'Файл выписки обрывается. Скачайте его заново и повторите',
  'too-large': 'Файл больше 50 МБ или в нем больше миллиона записей. Выписки из ЕГРН такими не бывают',
  'forbidden-markup':
    'В файле есть описание типов (DTD), подстановки или чрезмерная вложенность. Такие файлы не принимаются',
} as const
