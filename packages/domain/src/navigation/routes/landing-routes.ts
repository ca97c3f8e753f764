import type { Route } from './route.ts'

function landing(name: string, heading: string, more?: Partial<Route>): Route {
  return {
    name,
    heading,
    path: `/${name}`,
    brands: ['realty', 'fiz'],
    guards: [],
    layout: 'landing',
    canonicalBrand: 'fiz',
    ...more,
  }
}

/** Landing pages of single checks (LAND-01..27) with their headings; their canonical link names one of the two brands. */
export const LANDING_ROUTES: readonly Route[] = [
  landing('proverka-arendatora', 'Проверка арендатора'),
  landing('proverka-avto', 'Проверка авто'),
  landing('proverka-avto-id', 'Проверка авто', {
    path: '/proverka-avto/{id?}',
    guards: ['auth'],
    noindex: true,
  }),
  landing('proverka-biznes-partnera', 'Проверка бизнес-партнера'),
  landing('proverka-bki', 'Проверка кредитной истории (БКИ)'),
  landing('proverka-fssp', 'Проверка долгов у приставов (ФССП)'),
  landing('proverka-fssp-free', 'Бесплатная проверка долгов ФССП'),
  landing('proverka-inn', 'Проверка ИНН'),
  landing('proverka-kontragenta', 'Проверка контрагента'),
  landing('proverka-na-bankrotstvo', 'Проверка на банкротство'),
  landing('proverka-nalogov', 'Проверка налоговой задолженности'),
  landing('proverka-nedvij', 'Проверка недвижимости', { canonicalBrand: 'realty' }),
  landing('proverka-pasporta', 'Проверка паспорта'),
  landing('proverka-pasporta-full', 'Полная проверка паспорта'),
  landing('proverka-samozanyatogo', 'Проверка самозанятого'),
  landing('proverka-shtrafov', 'Проверка штрафов'),
  landing('proverka-sluzhboi-bezopasnosti', 'Проверка службой безопасности'),
  landing('proverka-sotrudnika', 'Проверка сотрудника'),
  landing('proverka-sotrudnika-old', 'Проверка сотрудника', {
    canonicalRoute: 'proverka-sotrudnika',
    noindex: true,
  }),
  landing('proverka-sudimost', 'Проверка на судимость'),
  landing('proverka-vladelcza-avtomobilya', 'Проверка владельца автомобиля'),
  landing('proverka-voditelya', 'Проверка водителя'),
  landing('proverka-yuridicheskogo-licza', 'Проверка юридического лица'),
  landing('proverka-zaemshika', 'Проверка заемщика'),
  landing('proverka-zapret-na-vyezd', 'Проверка запрета на выезд'),
  landing('proverka-cheloveka', 'Проверка человека'),
  landing('otchet-na-osnove-vypiski-iz-egrn', 'Отчет на основе выписки из ЕГРН', {
    canonicalBrand: 'realty',
  }),
]
