-- Percent off the price of every product: a changed base price recomputes the prices of tariffs by it.
alter table tariffs add column discount integer not null default 0 check (discount between 0 and 90);

-- Of tariffs that are there: the percent that most of their prices were made with.
update tariffs set discount = made.discount
from (
  select reduced.tariff_id,
    mode() within group (order by round(100 - 100.0 * reduced.price_kopecks / base.price_kopecks)) as discount
  from price_components reduced
  join price_components base on base.product_id = reduced.product_id and base.is_base and base.enabled
  where reduced.type_name = 'Tariff' and reduced.enabled and base.price_kopecks > reduced.price_kopecks
    -- Rounding to whole roubles hides the percent of a lower price.
    and base.price_kopecks >= 20000
  group by reduced.tariff_id
) made
where made.tariff_id = tariffs.id and made.discount between 1 and 90;
