import { DATA_KINDS, DATA_REGISTER } from '@proverka/domain/legal'
import { text } from '@proverka/ui/theme'
import { clsx } from 'clsx'
import * as css from './legal.css.ts'

/** The register of personal data that the server destroys by, as people read it (OPS-03). */
export function DataRegister() {
  return (
    <article id="register" className={css.document}>
      <h2 className={clsx(text.h2, css.title)}>Какие данные у нас есть и сколько мы их храним</h2>
      <div className={css.sections}>
        <p className={css.paragraph}>
          По этому перечню сервер сам стирает то, чей срок вышел, и пишет об этом акт.
        </p>
        {DATA_KINDS.map((kind) => {
          const { title, data, purpose, ground, term, destruction } = DATA_REGISTER[kind]
          return (
            <section key={kind}>
              <h3 className={text.h3}>{title}</h3>
              <p className={css.paragraph}>{data}</p>
              <dl className={css.facts}>
                <dt>Зачем</dt>
                <dd>{purpose}</dd>
                <dt>Основание</dt>
                <dd>{ground}</dd>
                <dt>Срок</dt>
                <dd>{term}</dd>
                <dt>Как уничтожаем</dt>
                <dd>{destruction}</dd>
              </dl>
            </section>
          )
        })}
      </div>
    </article>
  )
}
