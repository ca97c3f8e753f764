/** A part that opens: where its story is and what a person hears and presses. A new part is a line in a table below. */
interface Control {
  /** Width of the window, px; that of a desktop unless told otherwise. */
  width?: number
  /** File of the stories: `dialogs/auth-dialog/auth-dialog`. */
  place: string
  /** Export of the story. */
  story: string
  /** Name in the reports of tests and in the stored trees. */
  name: string
}

export interface DialogControl extends Control {
  /** Accessible name of the dialog. */
  title: string | RegExp
  /** What opens it; stories that are open by themselves get a button «Открыть». */
  trigger?: string
}

export const dialogs: readonly DialogControl[] = [
  { place: 'dialogs/auth-dialog/auth-dialog', story: 'Login', name: 'auth', title: 'Вход' },
  { place: 'dialogs/auth-dialog/auth-dialog', story: 'Register', name: 'registration', title: 'Регистрация' },
  {
    place: 'dialogs/auth-dialog/auth-dialog',
    story: 'Reset',
    name: 'password-reset',
    title: 'Сброс пароля',
  },
  {
    place: 'dialogs/confirm-dialog/confirm-dialog',
    story: 'Default',
    name: 'confirm',
    title: 'Удалить отчет?',
  },
  { place: 'dialogs/legal-dialog/legal-dialog', story: 'Default', name: 'legal', title: 'Публичная оферта' },
  { place: 'dialogs/modal/modal', story: 'Stack', name: 'modal', title: 'Первый', trigger: 'Открыть' },
  {
    place: 'dialogs/search-results-dialog/search-results-dialog',
    story: 'Default',
    name: 'search-results',
    title: 'Выберите объект',
  },
  { place: 'dialogs/services-dialog/services-dialog', story: 'Default', name: 'services', title: 'Сервисы' },
  {
    place: 'dialogs/suspicious-dialog/suspicious-dialog',
    story: 'Default',
    name: 'suspicious',
    title: /активность/,
  },
  {
    place: 'dialogs/test-payment-dialog/test-payment-dialog',
    story: 'Default',
    name: 'test-payment',
    title: 'Тестовый платеж',
  },
  {
    place: 'dialogs/referral-dialog/referral-dialog',
    story: 'Default',
    name: 'referral',
    title: 'Пригласить коллегу',
  },
  {
    place: 'dialogs/share-report-dialog/share-report-dialog',
    story: 'Fresh',
    name: 'share-report-fresh',
    title: 'Показать отчет другому',
  },
  {
    place: 'dialogs/share-report-dialog/share-report-dialog',
    story: 'Shared',
    name: 'share-report',
    title: 'Показать отчет другому',
  },
  { place: 'dialogs/photo-viewer/photo-viewer', story: 'Mouse', name: 'photo-viewer', title: /Автомобиль/ },
]

export interface StackControl {
  /** Name of the dialog in the table above. */
  below: string
  /** The button in it that opens the next one, and the name of that. */
  button: string
  title: string
}

/** Dialogs that open over a dialog. */
export const stacks: readonly StackControl[] = [
  { below: 'modal', button: 'Еще один', title: 'Второй' },
  { below: 'share-report', button: 'Отозвать ссылку', title: 'Отозвать ссылку?' },
]

export interface DisclosureControl extends Control {
  /** What the trigger says. */
  trigger: string
  /** Links in the panel, in their order. */
  links: readonly string[]
}

/** Menus of links: native disclosures, walked by Tab. */
export const disclosures: readonly DisclosureControl[] = [
  {
    place: 'frame/header/header',
    story: 'Fiz',
    name: 'header-dropdown',
    trigger: 'Проверка',
    links: ['Человек', 'Контрагент'],
  },
  {
    place: 'frame/header/header',
    story: 'LoggedIn',
    name: 'user-menu',
    trigger: '1 500 ₽',
    links: ['Мои заказы', 'Мой баланс', 'Тарифы', 'Оптовый заказ', 'Настройки', 'Выход'],
  },
  {
    place: 'frame/header/header',
    story: 'Phone',
    name: 'mobile-menu',
    trigger: 'Меню',
    links: ['Мой баланс', 'Оптовый заказ', 'Настройки', 'Выход'],
    width: 390,
  },
]

export interface ComboboxControl extends Control {
  /** Accessible name of the field. */
  label: string
  /** What is typed to get the list. */
  typed: string
  /** Words of each row. */
  options: readonly string[]
  /** What the first row puts into the field, where it is not its words. */
  taken?: string
}

export const comboboxes: readonly ComboboxControl[] = [
  {
    place: 'fields/search-bar/search-bar',
    story: 'Suggestions',
    name: 'search-bar',
    label: 'Адрес или кадастровый номер',
    typed: 'Кле',
    options: ['г. Образцовск, ул. Кленовая, д. 14, кв. 47', 'г. Образцовск, ул. Кленовая, д. 14, корп. 2'],
  },
  {
    place: 'fields/address-field/address-field',
    story: 'Typed',
    name: 'address-field',
    label: 'Адрес',
    typed: 'клен',
    options: [
      'г Образцовск, ул Кленовая',
      'г Образцовск, ул Кленовый проезд',
      'г Образцовск, ул Кленовая, корп. 2',
      ...['Садовая', 'Лесная', 'Речная', 'Полевая', 'Южная'].map((street) => `г Образцовск, ул ${street}`),
    ],
  },
  {
    place: 'fields/company-field/company-field',
    story: 'Open',
    name: 'company-field',
    label: 'Компания',
    typed: 'кровля',
    options: ['Ладогин Арсений Примерович', 'ИНН 0000000025', 'ИП Кровлев Пример Примерович'],
    taken: 'ООО «Кровля»',
  },
]

export interface NavigationControl extends Control {
  label: string
  /** Links and buttons in their order. */
  stops: readonly string[]
}

/** Lists of links with one that is current. */
export const navigations: readonly NavigationControl[] = [
  {
    place: 'frame/side-nav/side-nav',
    story: 'Default',
    name: 'side-nav',
    label: 'Разделы отчета',
    stops: ['Вывод', 'Приставы', 'Суды', 'Банкротство', 'Налоги', 'Арбитраж'],
  },
  {
    place: 'frame/user-side-menu/user-side-menu',
    story: 'Default',
    name: 'user-side-menu',
    label: 'Кабинет',
    stops: ['Обзор', 'Заказы', 'Баланс', 'Сервисы', 'Настройки'],
  },
  {
    place: 'frame/mobile-bottom-bar/mobile-bottom-bar',
    story: 'Default',
    name: 'mobile-bottom-bar',
    label: 'Разделы',
    stops: ['Главная', 'Заказы', 'Сервисы', 'Настройки', 'Написать'],
    width: 390,
  },
]

export interface CalendarControl extends Control {
  /** Accessible name of the field. */
  label: string
  /** The chosen day, and the one that an arrow to the right and an arrow down lead to. */
  chosen: RegExp
  next: RegExp
  /** What the field shows when that one is taken. */
  taken: string
}

/** Fields whose button opens a calendar. */
export const calendars: readonly CalendarControl[] = [
  {
    place: 'fields/date-field/date-field',
    story: 'Filled',
    name: 'calendar',
    label: 'Дата рождения',
    chosen: /14.+марта.+1987/,
    next: /22.+марта.+1987/,
    taken: '22.03.1987',
  },
]
