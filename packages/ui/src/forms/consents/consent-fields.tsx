import type { ReactNode } from 'react'
import { Checkbox } from '../../fields/checkbox/checkbox.tsx'
import type { CheckboxProps } from '../../fields/checkbox/checkbox.tsx'
import * as css from '../form-shell/form-shell.css.ts'

/** Links into the texts, so that each can be read before it is ticked. */
export interface ConsentLinks {
  /** «публичной оферты». */
  offer: ReactNode
  /** «согласие на обработку персональных данных». */
  personalData: ReactNode
  /** «письма»: the text of the consent to emails. */
  marketing: ReactNode
}

type Tick = Omit<CheckboxProps, 'label'>

export interface ConsentFieldsProps {
  links: ConsentLinks
  offer: Tick
  personalData: Tick
  marketing: Tick
}

/** Three separate, unticked consents (LAW-01): two are required, emails are a choice. */
export function ConsentFields({ links, offer, personalData, marketing }: ConsentFieldsProps) {
  return (
    <div className={css.consents}>
      <div className={css.consent}>
        <Checkbox
          {...offer}
          label={<>Принимаю условия {links.offer}</>}
          hint="Обязательно: это договор на услугу"
        />
      </div>
      <div className={css.consent}>
        <Checkbox
          {...personalData}
          label={<>Даю {links.personalData}</>}
          hint="Обязательно: без этого отчет не отдать. Отозвать можно в кабинете"
        />
      </div>
      <div className={css.consent}>
        <Checkbox
          {...marketing}
          label={<>Согласен получать {links.marketing} о новых сервисах</>}
          hint="По желанию, на заказ не влияет"
        />
      </div>
    </div>
  )
}

/** Labels of the three ticks for the summary of errors. */
export const consentLabels = {
  offer: 'Условия оферты',
  personalData: 'Согласие на обработку персональных данных',
  marketing: 'Письма о новых сервисах',
} as const
