import type { EmailConfirmation } from '@proverka/api/contract'
import { momentText } from './stamps.ts'

interface Words {
  readonly title: string
  readonly text: string
  readonly isGood: boolean
  /** Where to go on: the settings, or a sign-in. */
  readonly toSettings: boolean
}

/** What became of a link of a change of address. */
export function confirmationWords({ state, at, other }: EmailConfirmation): Words {
  const time = at === null ? '' : momentText(at)
  const again = 'Если смена еще нужна, начните ее заново в\u00a0настройках.'
  switch (state) {
    case 'waiting-new':
      return {
        title: 'Прежний адрес подтвержден',
        text: `Осталась ссылка из\u00a0письма на\u00a0новый адрес ${other ?? ''}, до\u00a0${time}. Пока работает прежняя почта.`,
        isGood: true,
        toSettings: true,
      }
    case 'waiting-old':
      return {
        title: 'Новый адрес подтвержден',
        text: `Осталась ссылка из\u00a0письма на\u00a0прежний адрес ${other ?? ''}, до\u00a0${time}. Пока работает прежняя почта.`,
        isGood: true,
        toSettings: true,
      }
    case 'done':
      return {
        title: 'Почта сменена',
        text: `Кабинет теперь открыт на\u00a0${other ?? 'новый адрес'}. Остальные входы и\u00a0ключ API отключены. Если вы\u00a0не\u00a0вошли в\u00a0этом браузере, откройте письмо на\u00a0новом адресе: в\u00a0нем ссылка для входа.`,
        isGood: true,
        toSettings: true,
      }
    case 'used':
      return {
        title: 'Ссылка уже сработала',
        text: `Ее\u00a0открыли ${time}. Что сейчас с\u00a0почтой, видно в\u00a0настройках.`,
        isGood: false,
        toSettings: true,
      }
    case 'expired':
      return {
        title: 'Срок ссылки вышел',
        text: `Она работала до\u00a0${time}, почта прежняя. ${again}`,
        isGood: false,
        toSettings: true,
      }
    case 'replaced':
      return {
        title: 'Ссылку заменила новая',
        text: `${time} письма послали еще раз: откройте ссылку из\u00a0последнего.`,
        isGood: false,
        toSettings: true,
      }
    case 'canceled':
      return {
        title: 'Смену отменили',
        text: `${time} смену почты отменили в\u00a0настройках, почта прежняя. ${again}`,
        isGood: false,
        toSettings: true,
      }
    case 'taken':
      return {
        title: 'Почта не\u00a0сменена',
        text: 'На\u00a0новый адрес успели открыть другой кабинет. Войдите в\u00a0него или выберите для этого кабинета другую почту.',
        isGood: false,
        toSettings: false,
      }
    case 'unknown':
      return {
        title: 'Такой ссылки нет',
        text: `Проверьте, что она скопирована из\u00a0письма целиком. ${again}`,
        isGood: false,
        toSettings: true,
      }
  }
}
