/** Registers that more than one check asks, as an answer names them: in its stamp, and in full. */
export const REGISTERS = {
  bailiffs: { source: 'ФССП', sourceTitle: 'Банк данных исполнительных производств ФССП' },
  bankruptcy: { source: 'ЕФРСБ', sourceTitle: 'Единый федеральный реестр сведений о банкротстве' },
  arbitration: { source: 'КАД', sourceTitle: 'Картотека арбитражных дел' },
  pledges: { source: 'Реестр залогов ФНП', sourceTitle: 'Реестр уведомлений о залоге движимого имущества' },
  disqualified: { source: 'ФНС', sourceTitle: 'Реестр дисквалифицированных лиц ФНС' },
  accountBlocks: { source: 'ФНС', sourceTitle: 'Решения ФНС о приостановлении операций по счетам' },
  entities: { source: 'ФНС', sourceTitle: 'ЕГРЮЛ и ЕГРИП, реестры Федеральной налоговой службы' },
  vehicles: { source: 'ГИБДД', sourceTitle: 'Сервис ГИБДД «Проверка автомобиля»' },
} as const

/** What the database of the bailiffs means when it has nothing of someone, a person or a company. */
export const NO_PROCEEDINGS =
  'Открытых производств нет. Новый долг попадает в банк данных с задержкой до нескольких дней.'
