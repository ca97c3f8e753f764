import { Section } from '@proverka/ui/frame'
import {
  DemoLabel,
  CadastralNumber,
  RegisterHead,
  RegisterRow,
  Sheet,
  SourceStamp,
} from '@proverka/ui/report'
import * as css from './report-excerpt.css.ts'
import { SAMPLE } from './sample.ts'

/** A few lines of a sample report: the register on the left, its meaning on the right. */
export function ReportExcerpt() {
  return (
    <Section
      title="Отчет, который можно прочитать без юриста"
      note="Рядом с каждой строкой реестра — что она значит для покупателя. Ничего не пересказываем без источника."
    >
      <Sheet>
        <div className={css.head}>
          <div>
            <DemoLabel />
            <p className={css.number}>
              <CadastralNumber>{SAMPLE.number}</CadastralNumber>
            </p>
            <p className={css.address}>{SAMPLE.address}</p>
          </div>
          <SourceStamp source="ЕГРН">21.11.2026, 14:05 МСК</SourceStamp>
        </div>
        <RegisterHead title="Раздел 2. Сведения о зарегистрированных правах" />
        <RegisterRow
          index="1"
          label="Правообладатель"
          value="Физическое лицо"
          meaning="Имя скрыто законом: собственник не разрешил показывать его третьим лицам."
        />
        <RegisterRow
          index="2"
          label="Вид, номер, дата регистрации права"
          value="Долевая собственность, 1/2"
          detail="00:14:0203005:1047-00/014/2024-3 от 18.03.2024"
          meaning="Квартира в долях: продать ее целиком можно, только если согласны все собственники."
        />
        <RegisterRow
          index="4"
          label="Ограничение прав и обременение объекта"
          value="Ипотека в силу закона"
          detail="00:14:0203005:1047-00/014/2024-5, до 18.03.2044"
          tone="red"
          meaning="Без согласия банка продать нельзя. Спросите остаток долга и порядок снятия."
        />
        <RegisterRow
          index="6"
          label="Возражения в отношении права"
          value="не зарегистрировано"
          tone="green"
          meaning="Прежние владельцы права не оспаривают."
        />
        <RegisterRow
          index="11"
          label="Правопритязания и рассмотрение заявлений"
          value="данные отсутствуют"
          tone="grey"
          meaning="Реестр не дал сведений. Это не то же самое, что «заявлений нет»."
        />
        <p className={css.foot}>Отчет носит справочный характер и не является официальной выпиской.</p>
      </Sheet>
    </Section>
  )
}
