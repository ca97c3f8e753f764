-- What the demo registers say about cars and companies.

create table demo_vehicles (
  -- No maker has a code that begins with 0: no real car can have such a number.
  vin text primary key check (vin ~ '^000[A-HJ-NPR-Z0-9]{14}$'),
  -- The region 00 does not exist either. Null when the car is off the road.
  plate text unique check (plate ~ '^[АВЕКМНОРСТУХ][0-9]{3}[АВЕКМНОРСТУХ]{2}00$'),
  model text not null,
  year integer not null
);

create table demo_vehicle_records (
  id integer primary key,
  task_type text not null,
  vin text not null references demo_vehicles,
  finding jsonb not null
);

create index demo_vehicle_records_vin on demo_vehicle_records (vin, task_type);

create table demo_company_records (
  id integer primary key,
  task_type text not null,
  inn text not null references demo_companies,
  finding jsonb not null
);

create index demo_company_records_inn on demo_company_records (inn, task_type);
