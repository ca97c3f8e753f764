import type { ErrorEntry } from './error-entry.ts'

/** What calls about the staff itself are refused with. */
export const STAFF_ERRORS = {
  'staff/factor-needed': {
    status: 403,
    text: 'Подтвердите вход вторым шагом: кодом из приложения, ключом доступа или запасным кодом',
  },
  'staff/factor-stale': {
    status: 403,
    text: 'Подтвердите вход вторым шагом еще раз: с прошлого прошло больше 10 минут',
  },
  'staff/other-network': {
    status: 403,
    text: 'Сотрудники работают из сети компании, а этот адрес в нее не входит',
  },
  'staff/code-wrong': {
    status: 400,
    text: 'Код не подошел. Код из приложения действует 30 секунд и подходит один раз',
  },
  'staff/app-exists': { status: 409, text: 'Приложение уже подключено, сначала отключите его' },
  'staff/app-not-found': { status: 404, text: 'Приложение не подключено' },
  'staff/last-factor': { status: 409, text: 'Это единственный второй шаг, сначала добавьте другой' },
  'staff/key-missing': { status: 409, text: 'Коды не включены: на сервере не задан ключ STAFF_KEY' },
  'staff/passkey-refused': { status: 400, text: 'Ключ доступа не подошел, попробуйте еще раз' },
  'staff/passkey-limit': { status: 409, text: 'Ключей доступа может быть не больше 10' },
  'staff/passkey-not-found': { status: 404, text: 'Такого ключа доступа нет' },
  'staff/chief-has-no-term': { status: 400, text: 'Руководителя назначают без срока' },
  'staff/term-over': { status: 400, text: 'Этот срок уже прошел' },
  'personal-data/not-found': { status: 404, text: 'Такой записи нет' },
  'personal-data/reason-missing': { status: 400, text: 'Напишите, зачем нужны данные' },
  'pending/not-found': { status: 404, text: 'Такого действия нет' },
  'pending/exists': { status: 409, text: 'Здесь уже ждет возврат или выплата: отмените ее или дождитесь' },
  'pending/ended': { status: 409, text: 'Действие уже выполнено или отменено' },
  'pending/own': { status: 403, text: 'Подтверждает другой сотрудник, не тот, кто начал' },
  'pending/changed': { status: 409, text: 'С тех пор состояние изменилось: проверьте и начните заново' },
  'pending/second-needed': {
    status: 409,
    text: 'Такую сумму подтверждает второй сотрудник: верните ее возвратом позиции',
  },
  'pending/no-second': { status: 409, text: 'Вторая подпись здесь не нужна, или она уже есть' },
  'promocode/has-uses': {
    status: 409,
    text: 'Этим промокодом уже пользовались: завершите его, и история останется',
  },
  'campaign/has-uses': {
    status: 409,
    text: 'По этой метке уже пришли люди или заказы: выключите кампанию, метка и история останутся',
  },
  'record/changed': {
    status: 409,
    text: 'Запись изменил кто-то другой: сверьте изменения и сохраните еще раз',
  },
  'job/not-found': { status: 404, text: 'Такого задания нет или оно уже сделано' },
  'job/running': { status: 409, text: 'Задание сейчас идет: его можно трогать, когда оно встанет' },
  'staff/not-member': { status: 409, text: 'Человек не сотрудник: сначала дайте ему роль' },
  'staff/permission-of-role': { status: 409, text: 'Это право уже дает роль' },
  'staff/permission-of-chief': { status: 400, text: 'Это право есть только у руководителя' },
  'staff/permission-not-given': { status: 404, text: 'Сверх роли человеку этого права не давали' },
  'staff/role-not-given': { status: 404, text: 'У человека нет такой роли' },
  'withdrawal/account-invalid': { status: 400, text: 'Счет и БИК не сходятся: проверьте цифры' },
  'withdrawal/no-account': {
    status: 409,
    text: 'В заявке нет счета: откажите с причиной, партнер подаст ее заново',
  },
  'withdrawal/in-registry': { status: 409, text: 'Заявка уже в реестре для банка' },
  'registry/not-found': { status: 404, text: 'Такого реестра нет' },
  'registry/not-signed': { status: 409, text: 'Реестр ждет второй подписи' },
  'registry/own': { status: 409, text: 'Реестр подписывает другой сотрудник' },
  'registry/signed': { status: 409, text: 'Реестр уже подписан' },
  'registry/taken': { status: 409, text: 'Файл уже выдан для банка: реестр не отозвать' },
  'registry/not-taken': { status: 409, text: 'Сначала возьмите файл для банка' },
  'registry/cancelled': { status: 409, text: 'Реестр отозван' },
  'registry/day-invalid': {
    status: 400,
    text: 'День платежного поручения не раньше реестра и не позже сегодня',
  },
  'registry/no-row': { status: 404, text: 'Такой заявки в реестре нет' },
} as const satisfies Record<string, ErrorEntry>
