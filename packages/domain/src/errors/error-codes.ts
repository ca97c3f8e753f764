/** The statuses that the API answers (AMB-70). */
type ErrorStatus = 400 | 401 | 402 | 403 | 404 | 409 | 413 | 429 | 500

interface ErrorEntry {
  readonly status: ErrorStatus
  /** The value of `error` on the wire. Texts that the specification fixes stand verbatim, English ones among them. */
  readonly text: string
}

/** Text for everything that has no words of its own (section 8). */
export const UNKNOWN_ERROR_TEXT = 'Что то пошло не так, неизвестная ошибка'

/** Every error the server answers on purpose: its code inside, its status and text outside. */
export const ERROR_CODES = {
  'auth/bad-credentials': { status: 401, text: 'Неверный логин или пароль' },
  'auth/email-taken': { status: 409, text: 'E-mail занят' },
  'auth/email-invalid': { status: 400, text: 'Невалидный e-mail' },
  'auth/email-unknown': { status: 404, text: 'Такой e-mail не существует' },
  'auth/token-required': { status: 401, text: 'Войдите, чтобы продолжить' },
  'auth/token-invalid': { status: 401, text: 'Вход устарел, войдите еще раз' },
  'auth/role-refused': { status: 400, text: 'Эту роль нельзя выбрать при регистрации' },
  'auth/password-wrong': { status: 400, text: 'Текущий пароль указан неверно' },
  'access/denied': { status: 403, text: 'Нет доступа' },
  'person/not-found': { status: 404, text: 'Пользователь не найден' },
  'product/not-found': { status: 404, text: 'Такой услуги нет' },
  'coupon/not-found': { status: 404, text: 'Такого промокода нет или он уже не действует' },
  'order/not-found': { status: 404, text: 'Заказ не найден' },
  'order/empty': { status: 400, text: 'no objectKey or no items' },
  'order/owner-missing': { status: 400, text: 'Укажите собственника, которого нужно проверить' },
  'order/illegal-transition': { status: 409, text: 'Заказ уже в другом состоянии, обновите страницу' },
  'order/not-ready': { status: 409, text: 'Отчет еще не готов' },
  'order/not-refundable': { status: 409, text: 'Этот заказ нельзя вернуть: отчет уже готов' },
  'order/subject-missing': { status: 400, text: 'Укажите, кого проверить: фамилию, имя и дату рождения' },
  'order/purpose-missing': { status: 400, text: 'Укажите цель и основание проверки' },
  'idempotency/conflict': {
    status: 409,
    text: 'Повтор запроса с другими данными. Обновите страницу и повторите',
  },
  'task/not-found': { status: 404, text: 'Запрос к источнику не найден' },
  'task/not-restartable': { status: 409, text: 'Этот запрос к источнику нельзя повторить' },
  'object/not-found': { status: 404, text: 'Объект не найден' },
  'report/not-found': { status: 404, text: 'Отчет не найден' },
  'file/not-found': { status: 404, text: 'file not found' },
  'file/type-unknown': { status: 400, text: 'Такого вида файла нет' },
  'edit-limit/1': { status: 409, text: 'maximum edit limit reached: 1' },
  'edit-limit/2': { status: 409, text: 'maximum edit limit reached: 2' },
  'search/suspicious': { status: 429, text: 'Suspicious activity detected' },
  'search/limit': { status: 429, text: 'вы превысили лимит использования поиска' },
  'rate/limit': { status: 429, text: 'Слишком много запросов, подождите минуту и повторите' },
  'input/invalid': { status: 400, text: 'Проверьте данные: часть полей заполнена неверно' },
  'input/too-large': { status: 413, text: 'Запрос слишком большой' },
  'consent/missing': { status: 400, text: 'Поставьте согласие на обработку персональных данных' },
  'payment/not-found': { status: 404, text: 'Платеж не найден' },
  'payment/not-enough-money': { status: 402, text: 'На балансе не хватает денег' },
  'payment/already-paid': { status: 409, text: 'Заказ уже оплачен' },
  'payment/canceled': { status: 409, text: 'Платеж отменен, создайте новый заказ' },
  'payment/amount-mismatch': { status: 409, text: 'Сумма платежа не совпадает с суммой заказа' },
  'payment/forged': { status: 403, text: 'Уведомление о платеже не подтверждено' },
  'payment/provider-down': {
    status: 500,
    text: 'Платежная система не отвечает, деньги не списаны. Повторите позже',
  },
  'extract/not-xml': { status: 400, text: 'Это не файл XML. Нужна выписка из ЕГРН в формате XML' },
  'extract/other-schema': { status: 400, text: 'Это не выписка из ЕГРН: файл XML другого вида' },
  'extract/truncated': { status: 400, text: 'Файл выписки обрывается. Скачайте его заново и повторите' },
  'extract/too-large': { status: 413, text: 'Файл больше 50 МБ. Выписки из ЕГРН такими не бывают' },
  'extract/other-object': {
    status: 400,
    text: 'Выписка о другом объекте: кадастровый номер не совпадает с заказом',
  },
  'extract/forbidden-markup': {
    status: 400,
    text: 'В файле есть описание типов (DTD) или подстановки. Такие файлы не принимаются',
  },
  'server/unknown': { status: 500, text: UNKNOWN_ERROR_TEXT },
} as const satisfies Record<string, ErrorEntry>

export type ErrorCode = keyof typeof ERROR_CODES
