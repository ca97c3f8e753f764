import { CadastralAnatomy, FormCells, PlanDrawing, ResultBadge, SourceStamp } from '@proverka/ui/report'
import { Heading } from '@proverka/ui/primitives'
import type { ResultTone } from '@proverka/ui/report'
import type { ReactNode } from 'react'
import css from './introduction.module.css'

const tones: readonly ResultTone[] = ['red', 'orange', 'yellow', 'green', 'grey', 'wait']

const choices: readonly (readonly [question: string, answer: string])[] = [
  [
    'Показать ответ источника',
    'Отчет: «Ответ на\u00a0вопрос», внутри него\u00a0— отметка, слово и\u00a0печать источника',
  ],
  ['Назвать цену и\u00a0срок', 'Заказ: «Строка цены» в\u00a0перечне, «Выбор отчета» там, где отмечают'],
  [
    'Сказать о\u00a0чем-то на\u00a0месте',
    'Части: «Замечание»; для ответа на\u00a0действие\u00a0— «Уведомления»',
  ],
  ['Спросить сведения', 'Поля: по\u00a0виду значения; целиком\u00a0— готовая из\u00a0«Форм»'],
  ['Прервать дело вопросом', 'Диалоги: «Подтверждение», и\u00a0только если назад пути нет'],
  [
    'Перевести на\u00a0другую страницу',
    'Части: «Ссылка»; кнопка нужна, когда что-то меняется или покупается',
  ],
]

const words: readonly string[] = [
  'Неразрывный пробел\u00a0— перед\u00a0₽ и\u00a0м², после предлогов, перед тире. Тысячи тоже: 1\u00a0190\u00a0₽.',
  'Кавычки «елочки», числа\u00a0— равной ширины, даты\u00a0— 21.11.2026, 14:05\u00a0МСК.',
  '«Не\u00a0проверено» и\u00a0«не\u00a0найдено»\u00a0— разные ответы, их\u00a0не\u00a0путают ни\u00a0словом, ни\u00a0цветом.',
  'Слова реестра не\u00a0меняют; рядом своими словами пишут, что это значит и\u00a0что делать.',
  'Кнопка называет дело: «Оформить за\u00a0499\u00a0₽», а\u00a0не\u00a0«Продолжить».',
  'Причина и\u00a0срок стоят рядом с\u00a0отказом: что случилось, когда повторить, вернут\u00a0ли деньги.',
]

/** The first page for designers: the idea, how to choose a part, the rules of the words. */
export function Introduction() {
  return (
    <div className={css['page']}>
      <header className={css['hero']}>
        <div className={css['thought']}>
          <Heading level={1} variant="hero">
            Карта и&nbsp;факт
          </Heading>
          <p className={css['lead']}>
            Сервис&nbsp;— измерительный прибор, а&nbsp;не&nbsp;витрина. Человек видит то, что проверяется:
            участок, номер, клетку анкеты, строку реестра. Украшений, которые ничего не&nbsp;сообщают, нет.
          </p>
        </div>
        <div className={css['plan']}>
          <PlanDrawing number="00:14:0203005:1047" width={900} height={480} decorative />
        </div>
      </header>

      <Part title="Клетка — общая форма двух брендов" wide>
        <div className={css['pair']}>
          <div>
            <p className={css['note']}>Недвижимость: участок на&nbsp;плане</p>
            <CadastralAnatomy>00:14:0203005:1047</CadastralAnatomy>
          </div>
          <div>
            <p className={css['note']}>Физлица: клетка бланка, в&nbsp;которую вписана буква</p>
            <FormCells label="Фамилия" value="Ладогин" length={9} />
          </div>
        </div>
      </Part>

      <Part title="Факт — это значение, источник и время">
        <p>
          <b>Задолженность 14&nbsp;820&nbsp;₽</b>{' '}
          <SourceStamp source="ФССП">21.11.2026, 14:05&nbsp;МСК</SourceStamp>
        </p>
        <p className={css['text']}>
          Без печати источника факт не&nbsp;показывают. Если источник молчит, так и&nbsp;пишут.
        </p>
      </Part>

      <Part title="Цвет — это ответ">
        <p className={css['marks']}>
          {tones.map((tone) => (
            <ResultBadge key={tone} tone={tone} />
          ))}
        </p>
        <p className={css['text']}>
          Форма и&nbsp;слово говорят то&nbsp;же, что цвет. Сплошная плашка&nbsp;— только у&nbsp;результата
          и&nbsp;у&nbsp;главного действия; остальное&nbsp;— бумага, чернила и&nbsp;волосные линии.
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
          У&nbsp;каждой части на&nbsp;странице «Описание» сказано, когда ее&nbsp;брать и&nbsp;когда нет. Бренд
          и&nbsp;тема переключаются наверху.
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
