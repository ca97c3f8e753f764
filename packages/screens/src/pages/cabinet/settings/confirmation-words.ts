import type { EmailConfirmation } from '@proverka/api/contract'
import { momentText } from './provenance.ts'

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
  const again = 'Если смена еще нужна, начните ее заново в настройках.'
  switch (state) {
    case 'waiting-new':
      return {
        title: 'Прежний адрес подтвержден',
        text: `Осталась ссылка из письма на новый адрес ${other ?? ''}, до ${time}. Пока работает прежняя почта.`,
        isGood: true,
        toSettings: true,
      }
    case 'waiting-old':
      return {
        title: 'Новый адрес подтвержден',
        text: `Осталась ссылка из письма на прежний адрес ${other ?? ''}, до ${time}. Пока работает прежняя почта.`,
        isGood: true,
        toSettings: true,
      }
    case 'done':
      return {
        title: 'Почта сменена',
        text: `Кабинет теперь открыт на ${other ?? 'новый адрес'}. Остальные входы и ключ API отключены. Если вы не вошли в этом браузере, откройте письмо на новом адресе: в нем ссылка для входа.`,
        isGood: true,
        toSettings: true,
      }
    case 'used':
      return {
        title: 'Ссылка уже сработала',
        text: `Ее открыли ${time}. Что сейчас с почтой, видно в настройках.`,
        isGood: false,
        toSettings: true,
      }
    case 'expired':
      return {
        title: 'Срок ссылки вышел',
        text: `Она работала до ${time}, почта прежняя. ${again}`,
        isGood: false,
        toSettings: true,
      }
    case 'replaced':
      return {
        title: 'Ссылку заменила новая',
        text: `${time} письма послали еще раз: откройте ссылку из последнего.`,
        isGood: false,
        toSettings: true,
      }
    case 'canceled':
      return {
        title: 'Смену отменили',
        text: `${time} смену почты отменили в настройках, почта прежняя. ${again}`,
        isGood: false,
        toSettings: true,
      }
    case 'taken':
      return {
        title: 'Почта не сменена',
        text: 'На новый адрес успели открыть другой кабинет. Войдите в него или выберите для этого кабинета другую почту.',
        isGood: false,
        toSettings: false,
      }
    case 'unknown':
      return {
        title: 'Такой ссылки нет',
        text: `Проверьте, что она скопирована из письма целиком. ${again}`,
        isGood: false,
        toSettings: true,
      }
  }
}
