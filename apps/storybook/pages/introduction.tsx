import { CadastralAnatomy, FormCells } from '@proverka/ui/report'
import { Heading, PlanDrawing, ResultBadge, SourceStamp } from '@proverka/ui/primitives'
import type { ResultTone } from '@proverka/ui/primitives'
import type { ReactNode } from 'react'
import css from './introduction.module.css'

const tones: readonly ResultTone[] = ['red', 'orange', 'yellow', 'green', 'grey', 'wait']

const choices: readonly (readonly [question: string, answer: string])[] = [
  ['Показать ответ источника', 'Отчет: «Ответ на вопрос», внутри него — отметка, слово и печать источника'],
  ['Назвать цену и срок', 'Заказ: «Строка цены» в перечне, «Выбор отчета» там, где отмечают'],
  ['Сказать о чем-то на месте', 'Части: «Замечание»; для ответа на действие — «Уведомления»'],
  ['Спросить сведения', 'Поля: по виду значения; целиком — готовая из «Форм»'],
  ['Прервать дело вопросом', 'Диалоги: «Подтверждение», и только если назад пути нет'],
  ['Перевести на другую страницу', 'Части: «Ссылка»; кнопка нужна, когда что-то меняется или покупается'],
]

const words: readonly string[] = [
  'Неразрывный пробел — перед\u00a0₽ и м², после предлогов, перед тире. Тысячи тоже: 1 190 ₽.',
  'Кавычки «елочки», числа — равной ширины, даты — 21.11.2026, 14:05 МСК.',
  '«Не проверено» и «не найдено» — разные ответы, их не путают ни словом, ни цветом.',
  'Слова реестра не меняют; рядом своими словами пишут, что это значит и что делать.',
  'Кнопка называет дело: «Оформить за 499 ₽», а не «Продолжить».',
  'Причина и срок стоят рядом с отказом: что случилось, когда повторить, вернут ли деньги.',
]

/** The first page for designers: the idea, how to choose a part, the rules of the words. */
export function Introduction() {
  return (
    <div className={css['page']}>
      <header className={css['hero']}>
        <div className={css['thought']}>
          <Heading level={1} variant="hero">
            Карта и факт
          </Heading>
          <p className={css['lead']}>
            Сервис — измерительный прибор, а не витрина. Человек видит то, что проверяется: участок, номер,
            клетку анкеты, строку реестра. Украшений, которые ничего не сообщают, нет.
          </p>
        </div>
        <div className={css['plan']}>
          <PlanDrawing number="00:14:0203005:1047" width={900} height={480} decorative />
        </div>
      </header>

      <Part title="Клетка — общая форма двух брендов" wide>
        <div className={css['pair']}>
          <div>
            <p className={css['note']}>Недвижимость: участок на плане</p>
            <CadastralAnatomy>00:14:0203005:1047</CadastralAnatomy>
          </div>
          <div>
            <p className={css['note']}>Физлица: клетка бланка, в которую вписана буква</p>
            <FormCells label="Фамилия" value="Ладогин" length={9} />
          </div>
        </div>
      </Part>

      <Part title="Факт — это значение, источник и время">
        <p>
          <b>Задолженность 14 820 ₽</b> <SourceStamp source="ФССП">21.11.2026, 14:05 МСК</SourceStamp>
        </p>
        <p className={css['text']}>
          Без печати источника факт не показывают. Если источник молчит, так и пишут.
        </p>
      </Part>

      <Part title="Цвет — это ответ">
        <p className={css['marks']}>
          {tones.map((tone) => (
            <ResultBadge key={tone} tone={tone} />
          ))}
        </p>
        <p className={css['text']}>
          Форма и слово говорят то же, что цвет. Сплошная плашка — только у результата и у главного действия;
          остальное — бумага, чернила и волосные линии.
        </p>
      </Part>

      <Part title="Как выбрать часть">
        <dl className={css['choices']}>
          {choices.map(([question, answer]) => (
            <div key={question}>
              <dt>{question}</dt>
              <dd>{answer}</dd>
            </div>
          ))}
        </dl>
        <p className={css['text']}>
          У каждой части на странице «Описание» сказано, когда ее брать и когда нет. Бренд и тема
          переключаются наверху.
        </p>
      </Part>

      <Part title="Правила слова">
        <ul className={css['words']}>
          {words.map((word) => (
            <li key={word}>{word}</li>
          ))}
        </ul>
      </Part>
    </div>
  )
}

function Part({ title, wide = false, children }: { title: string; wide?: boolean; children: ReactNode }) {
  return (
    <section className={css[wide ? 'widePart' : 'part']}>
      <Heading level={2}>{title}</Heading>
      <div className={css['body']}>{children}</div>
    </section>
  )
}
