import samples from 'virtual:email-samples'
import styles from './email-preview.module.css'

/** The emails of an order. */
export type EmailKey = (typeof samples)[number]['key']

interface EmailPreviewProps {
  readonly email: EmailKey
  readonly brand: 'realty' | 'fiz'
  readonly scheme: 'light' | 'dark'
}

/** An email as a mail program shows it, wide and on a phone, and its plain text. */
export function EmailPreview({ email, brand, scheme }: EmailPreviewProps) {
  const sample = samples.find((one) => one.key === email && one.brand === brand)
  if (!sample) throw new RangeError(`there is no email ${email} of ${brand}`)
  const html = inScheme(sample.html, scheme)
  return (
    <div className={styles['preview']}>
      <h1 className={styles['subject']}>{sample.subject}</h1>
      <iframe
        className={styles['wide']}
        title="Письмо на компьютере"
        srcDoc={html}
        sandbox="allow-same-origin"
      />
      <iframe
        className={styles['narrow']}
        title="Письмо на телефоне"
        srcDoc={html}
        sandbox="allow-same-origin"
      />
      <section className={styles['plain']} aria-label="Письмо простым текстом">
        <pre className={styles['text']}>{sample.text}</pre>
      </section>
    </div>
  )
}

/** What the toolbar chose in the place of what the machine wants: a query of media knows no toolbar. */
const inScheme = (html: string, scheme: 'light' | 'dark'): string =>
  html.replace('(prefers-color-scheme:dark)', scheme === 'dark' ? 'all' : 'not all')
