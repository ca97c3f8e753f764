/** Why a file is refused; the server answers `extract/<code>`. */
export type ExtractErrorCode = 'forbidden-markup' | 'not-xml' | 'other-schema' | 'too-large' | 'truncated'

const MESSAGES: Record<ExtractErrorCode, string> = {
  'not-xml': 'Это не файл XML или он испорчен. Нужна выписка из ЕГРН в формате XML',
  'other-schema': 'Это не выписка из ЕГРН: файл XML другого вида',
  truncated: 'Файл выписки обрывается. Скачайте его заново и повторите',
  'too-large': 'Файл больше 50 МБ или в нем больше миллиона записей. Выписки из ЕГРН такими не бывают',
  'forbidden-markup':
    'В файле есть описание типов (DTD), подстановки или чрезмерная вложенность. Такие файлы не принимаются',
}

/** A file that is refused as a whole: nothing of it was read into a result. */
export class ExtractError extends Error {
  override readonly name = 'ExtractError'
  readonly code: ExtractErrorCode

  constructor(code: ExtractErrorCode, options?: ErrorOptions) {
    super(MESSAGES[code], options)
    this.code = code
  }
}
