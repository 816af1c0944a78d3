-- A database of release 1 (migrations 001 to 005), as pg_dump wrote it. README.md says how it was made; 1.json
-- holds what its people know.

CREATE EXTENSION IF NOT EXISTS cube WITH SCHEMA public;

CREATE FUNCTION public.card_of(id uuid, name text, area text, profile text, created_at timestamp with time zone, lat double precision, long double precision) RETURNS text
    LANGUAGE sql IMMUTABLE
    AS $$
  select '{"handyman_id":"' || id || '","name":' || to_json(name) || ',"address":' || to_json(area)
    || ',"profile":' || coalesce(to_json(profile)::text, 'null')
    || ',"createdAt":"' || to_char(created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')
    || '","lat":' || floor(lat * 100 + 0.5) / 100 || ',"long":' || floor(long * 100 + 0.5) / 100
$$;

CREATE FUNCTION public.refuse_change() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
begin
  raise exception 'rows of % are never changed or deleted', tg_table_name;
end $$;

CREATE TABLE public.aadhaar_images (
    handyman_id uuid NOT NULL,
    side text NOT NULL,
    sealed bytea NOT NULL,
    CONSTRAINT aadhaar_images_side_check CHECK ((side = ANY (ARRAY['aadharFront'::text, 'aadharBack'::text])))
);

CREATE TABLE public.booking_events (
    id bigint NOT NULL,
    booking_id uuid NOT NULL,
    move text NOT NULL,
    actor text NOT NULL,
    from_state text,
    to_state text NOT NULL,
    at timestamp with time zone DEFAULT now() NOT NULL,
    CONSTRAINT booking_events_actor_check CHECK ((actor = ANY (ARRAY['user'::text, 'handyman'::text, 'time'::text])))
);

ALTER TABLE public.booking_events ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.booking_events_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);

CREATE TABLE public.bookings (
    id uuid DEFAULT gen_random_uuid() NOT NULL,
    user_id uuid NOT NULL,
    handyman_id uuid NOT NULL,
    service smallint NOT NULL,
    cost integer NOT NULL,
    lat double precision NOT NULL,
    long double precision NOT NULL,
    state text DEFAULT 'requested'::text NOT NULL,
    payment_state text DEFAULT 'unpaid'::text NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    expires_at timestamp with time zone NOT NULL,
    done_at timestamp with time zone,
    CONSTRAINT bookings_check CHECK (((state = 'done'::text) = (done_at IS NOT NULL))),
    CONSTRAINT bookings_cost_check CHECK ((cost = ANY (ARRAY[50, 120, 200]))),
    CONSTRAINT bookings_lat_check CHECK (((lat >= ('-90'::integer)::double precision) AND (lat <= (90)::double precision))),
    CONSTRAINT bookings_long_check CHECK (((long >= ('-180'::integer)::double precision) AND (long <= (180)::double precision))),
    CONSTRAINT bookings_payment_state_check CHECK ((payment_state = ANY (ARRAY['unpaid'::text, 'processing'::text, 'paid'::text, 'refunded'::text]))),
    CONSTRAINT bookings_service_check CHECK (((service >= 1) AND (service <= 6))),
    CONSTRAINT bookings_state_check CHECK ((state = ANY (ARRAY['requested'::text, 'accepted'::text, 'started'::text, 'done'::text, 'declined'::text, 'cancelled'::text, 'expired'::text])))
);

CREATE TABLE public.codes (
    purpose text NOT NULL,
    subject text NOT NULL,
    code_hash bytea NOT NULL,
    sealed bytea,
    reserved_id uuid DEFAULT gen_random_uuid() NOT NULL,
    tries_left integer NOT NULL,
    sent_at timestamp with time zone DEFAULT now() NOT NULL,
    expires_at timestamp with time zone,
    CONSTRAINT codes_purpose_check CHECK ((purpose = ANY (ARRAY['user_signup'::text, 'handyman_signup'::text, 'job_start'::text]))),
    CONSTRAINT codes_tries_left_check CHECK ((tries_left >= 0))
);

CREATE TABLE public.handymen (
    id uuid DEFAULT gen_random_uuid() NOT NULL,
    name text NOT NULL,
    email text NOT NULL,
    password_hash text NOT NULL,
    phone text NOT NULL,
    service smallint NOT NULL,
    aadhaar_last_four text NOT NULL,
    aadhaar_hash bytea NOT NULL,
    address text NOT NULL,
    area text NOT NULL,
    profile text,
    lat double precision NOT NULL,
    long double precision NOT NULL,
    pos public.cube GENERATED ALWAYS AS (public.cube(ARRAY[(cos(radians(lat)) * cos(radians(long))), (cos(radians(lat)) * sin(radians(long))), sin(radians(lat))])) STORED NOT NULL,
    online boolean DEFAULT true NOT NULL,
    jobs_done integer DEFAULT 0 NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    card text GENERATED ALWAYS AS (public.card_of(id, name, area, profile, created_at, lat, long)) STORED NOT NULL,
    CONSTRAINT handymen_aadhaar_last_four_check CHECK ((aadhaar_last_four ~ '^[0-9]{4}$'::text)),
    CONSTRAINT handymen_email_check CHECK ((email = lower(email))),
    CONSTRAINT handymen_jobs_done_check CHECK ((jobs_done >= 0)),
    CONSTRAINT handymen_lat_check CHECK (((lat >= ('-90'::integer)::double precision) AND (lat <= (90)::double precision))),
    CONSTRAINT handymen_long_check CHECK (((long >= ('-180'::integer)::double precision) AND (long <= (180)::double precision))),
    CONSTRAINT handymen_phone_check CHECK ((phone ~ '^[6-9][0-9]{9}$'::text)),
    CONSTRAINT handymen_service_check CHECK (((service >= 1) AND (service <= 6)))
);

CREATE UNLOGGED TABLE public.limits (
    key bytea NOT NULL,
    used integer NOT NULL,
    resets_at timestamp with time zone NOT NULL
);

CREATE TABLE public.mails (
    id uuid DEFAULT gen_random_uuid() NOT NULL,
    to_name text NOT NULL,
    to_address text NOT NULL,
    subject text NOT NULL,
    sealed bytea,
    state text DEFAULT 'due'::text NOT NULL,
    attempts integer DEFAULT 0 NOT NULL,
    next_try_at timestamp with time zone DEFAULT now() NOT NULL,
    useless_after timestamp with time zone,
    last_error text,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    sent_at timestamp with time zone,
    CONSTRAINT mails_state_check CHECK ((state = ANY (ARRAY['due'::text, 'sent'::text, 'failed'::text])))
);

CREATE TABLE public.migrations (
    name text NOT NULL,
    run_at timestamp with time zone DEFAULT now() NOT NULL
);

CREATE TABLE public.payments (
    id uuid DEFAULT gen_random_uuid() NOT NULL,
    booking_id uuid NOT NULL,
    attempt integer NOT NULL,
    gateway text NOT NULL,
    idempotency_key text NOT NULL,
    gateway_id text,
    token_hash bytea,
    state text DEFAULT 'created'::text NOT NULL,
    amount_paise integer NOT NULL,
    code text,
    decline_code text,
    busy_until timestamp with time zone NOT NULL,
    next_check_at timestamp with time zone NOT NULL,
    checks integer DEFAULT 0 NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    settled_at timestamp with time zone,
    CONSTRAINT payments_amount_paise_check CHECK ((amount_paise > 0)),
    CONSTRAINT payments_attempt_check CHECK ((attempt > 0)),
    CONSTRAINT payments_check CHECK (((gateway_id IS NOT NULL) OR (state = ANY (ARRAY['created'::text, 'failed'::text])))),
    CONSTRAINT payments_check1 CHECK (((state = ANY (ARRAY['succeeded'::text, 'failed'::text])) = (settled_at IS NOT NULL))),
    CONSTRAINT payments_gateway_check CHECK ((gateway = ANY (ARRAY['sandbox'::text, 'stripe'::text]))),
    CONSTRAINT payments_state_check CHECK ((state = ANY (ARRAY['created'::text, 'processing'::text, 'requires_action'::text, 'succeeded'::text, 'failed'::text])))
);

CREATE TABLE public.receipts (
    number integer NOT NULL,
    payment_id uuid NOT NULL,
    issued_at timestamp with time zone DEFAULT now() NOT NULL,
    CONSTRAINT receipts_number_check CHECK ((number > 0))
);

CREATE TABLE public.refunds (
    id uuid DEFAULT gen_random_uuid() NOT NULL,
    payment_id uuid NOT NULL,
    idempotency_key text NOT NULL,
    gateway_id text,
    state text DEFAULT 'created'::text NOT NULL,
    amount_paise integer NOT NULL,
    next_check_at timestamp with time zone NOT NULL,
    checks integer DEFAULT 0 NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    settled_at timestamp with time zone,
    CONSTRAINT refunds_amount_paise_check CHECK ((amount_paise > 0)),
    CONSTRAINT refunds_check CHECK (((state = ANY (ARRAY['succeeded'::text, 'failed'::text])) = (settled_at IS NOT NULL))),
    CONSTRAINT refunds_state_check CHECK ((state = ANY (ARRAY['created'::text, 'pending'::text, 'succeeded'::text, 'failed'::text])))
);

CREATE TABLE public.sandbox_charges (
    id text NOT NULL,
    idempotency_key text NOT NULL,
    amount_paise integer NOT NULL,
    state text DEFAULT 'open'::text NOT NULL,
    token text,
    code text,
    decline_code text,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    CONSTRAINT sandbox_charges_amount_paise_check CHECK ((amount_paise > 0)),
    CONSTRAINT sandbox_charges_state_check CHECK ((state = ANY (ARRAY['open'::text, 'requires_action'::text, 'succeeded'::text, 'refused'::text, 'closed'::text])))
);

CREATE TABLE public.sandbox_refunds (
    id text NOT NULL,
    charge_id text NOT NULL,
    idempotency_key text NOT NULL,
    amount_paise integer NOT NULL,
    state text NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    CONSTRAINT sandbox_refunds_amount_paise_check CHECK ((amount_paise > 0)),
    CONSTRAINT sandbox_refunds_state_check CHECK ((state = ANY (ARRAY['succeeded'::text, 'failed'::text])))
);

CREATE TABLE public.sessions (
    token_hash bytea NOT NULL,
    role text NOT NULL,
    account_id uuid NOT NULL,
    expires_at timestamp with time zone NOT NULL,
    CONSTRAINT sessions_role_check CHECK ((role = ANY (ARRAY['user'::text, 'handyman'::text])))
);

CREATE TABLE public.users (
    id uuid NOT NULL,
    username text NOT NULL,
    email text NOT NULL,
    password_hash text NOT NULL,
    contact_number text NOT NULL,
    lat double precision NOT NULL,
    long double precision NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    CONSTRAINT users_contact_number_check CHECK ((contact_number ~ '^[6-9][0-9]{9}$'::text)),
    CONSTRAINT users_email_check CHECK ((email = lower(email))),
    CONSTRAINT users_lat_check CHECK (((lat >= ('-90'::integer)::double precision) AND (lat <= (90)::double precision))),
    CONSTRAINT users_long_check CHECK (((long >= ('-180'::integer)::double precision) AND (long <= (180)::double precision)))
);

CREATE TABLE public.webhook_events (
    id text NOT NULL,
    received_at timestamp with time zone DEFAULT now() NOT NULL
);

INSERT INTO public.aadhaar_images (handyman_id, side, sealed) VALUES
	('96a4511c-5d7e-4e18-b2ac-0c7528a61913', 'aadharFront', '\x994b3c4cf5c45a611e951d7af044238f8bdcdc06d5e9fccc392f4bbc7d28dc7ac825911517bbaa03c15b8c2657886f931ce0dc9a8a62d0d4f37ce6d232b75315d88a69fc013243102cdcefbba4dd93713c7366cfe76bafa10371a575c305'),
	('96a4511c-5d7e-4e18-b2ac-0c7528a61913', 'aadharBack', '\xbaaf3cfd6791cded8dc192e2704ef58e050c5136ebfaedcd3a95b8e1e5a56e3903860785d05b46c65dbe798991d7acf64ba520e2141e998d25c48cc2d80671a1d83dc67aeea869eff3437a2907dc2ec4c2f33a5caa1de1aa297bbab5e79f');

INSERT INTO public.booking_events (id, booking_id, move, actor, from_state, to_state, at) OVERRIDING SYSTEM VALUE VALUES
	(1, '7416886d-401a-43ba-a6f4-a8bbd0e7a00b', 'request', 'user', NULL, 'requested', '2026-11-15 16:14:43.346406+00'),
	(2, '7416886d-401a-43ba-a6f4-a8bbd0e7a00b', 'expire', 'time', 'requested', 'expired', '2026-11-15 16:15:43.50763+00'),
	(3, 'fcda1d17-f606-4d41-94ab-32925005e699', 'request', 'user', NULL, 'requested', '2026-11-15 16:15:52.118411+00'),
	(4, 'fcda1d17-f606-4d41-94ab-32925005e699', 'decline', 'handyman', 'requested', 'declined', '2026-11-15 16:15:52.205621+00'),
	(5, 'a99faf48-343e-4c48-88d5-2c0df7f1ff32', 'request', 'user', NULL, 'requested', '2026-11-15 16:15:52.216358+00'),
	(6, 'a99faf48-343e-4c48-88d5-2c0df7f1ff32', 'withdraw', 'user', 'requested', 'cancelled', '2026-11-15 16:15:52.249251+00'),
	(7, '8f10d6fb-86ce-4474-91a7-905de3823204', 'request', 'user', NULL, 'requested', '2026-11-15 16:15:52.310217+00'),
	(8, '8f10d6fb-86ce-4474-91a7-905de3823204', 'accept', 'handyman', 'requested', 'accepted', '2026-11-15 16:15:52.337618+00'),
	(9, '8f10d6fb-86ce-4474-91a7-905de3823204', 'start', 'handyman', 'accepted', 'started', '2026-11-15 16:15:52.411701+00'),
	(10, '8f10d6fb-86ce-4474-91a7-905de3823204', 'finish', 'handyman', 'started', 'done', '2026-11-15 16:15:52.44968+00'),
	(11, '5ac2e82d-90cc-4536-9e82-28ee4d9d14cd', 'request', 'user', NULL, 'requested', '2026-11-15 16:15:52.721623+00'),
	(12, 'ecc345a3-ac0d-45ce-a22a-9a9b506821f1', 'request', 'user', NULL, 'requested', '2026-11-15 16:15:52.820421+00'),
	(13, '9154a7d1-35a4-444b-b7d8-a6307ded6e74', 'request', 'user', NULL, 'requested', '2026-11-15 16:15:52.865763+00'),
	(14, '9154a7d1-35a4-444b-b7d8-a6307ded6e74', 'accept', 'handyman', 'requested', 'accepted', '2026-11-15 16:15:52.917622+00'),
	(15, '6b898fc4-b34d-4b96-8cdb-af397f90f972', 'request', 'user', NULL, 'requested', '2026-11-15 16:15:53.195298+00'),
	(16, '6b898fc4-b34d-4b96-8cdb-af397f90f972', 'accept', 'handyman', 'requested', 'accepted', '2026-11-15 16:15:53.213881+00'),
	(17, '6b898fc4-b34d-4b96-8cdb-af397f90f972', 'start', 'handyman', 'accepted', 'started', '2026-11-15 16:15:53.314285+00'),
	(18, '8ca257ff-cc43-4a20-b4da-6c1e4b274618', 'request', 'user', NULL, 'requested', '2026-11-15 16:15:53.33495+00'),
	(19, '8ca257ff-cc43-4a20-b4da-6c1e4b274618', 'accept', 'handyman', 'requested', 'accepted', '2026-11-15 16:15:53.35473+00'),
	(20, '8ca257ff-cc43-4a20-b4da-6c1e4b274618', 'start', 'handyman', 'accepted', 'started', '2026-11-15 16:15:53.391091+00'),
	(21, '8ca257ff-cc43-4a20-b4da-6c1e4b274618', 'finish', 'handyman', 'started', 'done', '2026-11-15 16:15:53.400671+00'),
	(22, '8889065a-ebb4-4e3c-b2b2-0771b68d7d15', 'request', 'user', NULL, 'requested', '2026-11-15 16:15:53.701466+00'),
	(23, '8889065a-ebb4-4e3c-b2b2-0771b68d7d15', 'accept', 'handyman', 'requested', 'accepted', '2026-11-15 16:15:53.706487+00'),
	(24, '8889065a-ebb4-4e3c-b2b2-0771b68d7d15', 'cancel', 'user', 'accepted', 'cancelled', '2026-11-15 16:15:53.871798+00'),
	(25, 'ac2d7fcf-56eb-4785-be27-47d9b1ddc733', 'request', 'user', NULL, 'requested', '2026-11-15 16:15:54.334014+00'),
	(26, 'ac2d7fcf-56eb-4785-be27-47d9b1ddc733', 'accept', 'handyman', 'requested', 'accepted', '2026-11-15 16:15:54.342728+00'),
	(27, 'ac2d7fcf-56eb-4785-be27-47d9b1ddc733', 'cancel', 'handyman', 'accepted', 'cancelled', '2026-11-15 16:15:54.450156+00'),
	(28, 'a433e429-cd36-4922-b12b-bf5737c66a82', 'request', 'user', NULL, 'requested', '2026-11-15 16:15:55.343269+00'),
	(29, 'a433e429-cd36-4922-b12b-bf5737c66a82', 'accept', 'handyman', 'requested', 'accepted', '2026-11-15 16:15:55.362888+00'),
	(30, 'a433e429-cd36-4922-b12b-bf5737c66a82', 'start', 'handyman', 'accepted', 'started', '2026-11-15 16:15:55.438146+00'),
	(31, 'a433e429-cd36-4922-b12b-bf5737c66a82', 'finish', 'handyman', 'started', 'done', '2026-11-15 16:15:55.457628+00'),
	(32, 'e2565290-ffe2-4fac-aca3-b668a89feb80', 'request', 'user', NULL, 'requested', '2026-11-15 16:16:07.24124+00'),
	(33, 'ab456c09-08cb-4e5c-8305-7e6235070722', 'request', 'user', NULL, 'requested', '2026-11-15 16:16:07.263738+00'),
	(34, 'ab456c09-08cb-4e5c-8305-7e6235070722', 'accept', 'handyman', 'requested', 'accepted', '2026-11-15 16:16:07.28698+00'),
	(35, 'ab456c09-08cb-4e5c-8305-7e6235070722', 'start', 'handyman', 'accepted', 'started', '2026-11-15 16:16:07.333886+00'),
	(36, 'ab456c09-08cb-4e5c-8305-7e6235070722', 'finish', 'handyman', 'started', 'done', '2026-11-15 16:16:07.35022+00'),
	(37, 'da125d11-e0fb-4cac-97a2-b65ea3135cf0', 'request', 'user', NULL, 'requested', '2026-11-15 16:16:07.365528+00'),
	(38, 'da125d11-e0fb-4cac-97a2-b65ea3135cf0', 'accept', 'handyman', 'requested', 'accepted', '2026-11-15 16:16:07.375274+00'),
	(39, 'da125d11-e0fb-4cac-97a2-b65ea3135cf0', 'cancel', 'user', 'accepted', 'cancelled', '2026-11-15 16:16:08.013859+00');

INSERT INTO public.bookings (id, user_id, handyman_id, service, cost, lat, long, state, payment_state, created_at, expires_at, done_at) VALUES
	('7416886d-401a-43ba-a6f4-a8bbd0e7a00b', '71696f60-cc1f-487a-9785-53328b111fff', '81d9e02b-7108-413e-8874-0b9e980182de', 2, 120, 18.5204, 73.8567, 'expired', 'unpaid', '2026-11-15 16:14:43.346406+00', '2026-11-15 16:15:43.346406+00', NULL),
	('fcda1d17-f606-4d41-94ab-32925005e699', '71696f60-cc1f-487a-9785-53328b111fff', '81d9e02b-7108-413e-8874-0b9e980182de', 2, 50, 18.5204, 73.8567, 'declined', 'unpaid', '2026-11-15 16:15:52.118411+00', '2026-11-16 16:15:52.118411+00', NULL),
	('a99faf48-343e-4c48-88d5-2c0df7f1ff32', '71696f60-cc1f-487a-9785-53328b111fff', '81d9e02b-7108-413e-8874-0b9e980182de', 2, 50, 18.5204, 73.8567, 'cancelled', 'unpaid', '2026-11-15 16:15:52.216358+00', '2026-11-16 16:15:52.216358+00', NULL),
	('8f10d6fb-86ce-4474-91a7-905de3823204', '71696f60-cc1f-487a-9785-53328b111fff', '96a4511c-5d7e-4e18-b2ac-0c7528a61913', 6, 200, 18.5204, 73.8567, 'done', 'paid', '2026-11-15 16:15:52.310217+00', '2026-11-16 16:15:52.310217+00', '2026-11-15 16:15:52.44968+00'),
	('5ac2e82d-90cc-4536-9e82-28ee4d9d14cd', '71696f60-cc1f-487a-9785-53328b111fff', '96a4511c-5d7e-4e18-b2ac-0c7528a61913', 6, 50, 18.5204, 73.8567, 'requested', 'unpaid', '2026-11-15 16:15:52.721623+00', '2026-11-16 16:15:52.721623+00', NULL),
	('ecc345a3-ac0d-45ce-a22a-9a9b506821f1', '18aeac0f-dbea-437d-9cc0-29341fa0be00', '96a4511c-5d7e-4e18-b2ac-0c7528a61913', 6, 120, 18.5204, 73.8567, 'requested', 'unpaid', '2026-11-15 16:15:52.820421+00', '2026-11-16 16:15:52.820421+00', NULL),
	('9154a7d1-35a4-444b-b7d8-a6307ded6e74', '07ee068e-22a3-419a-a85c-3e896c31577e', '3169a1db-d4c8-4ed5-8cd0-dc4e38713a8b', 5, 120, 18.5204, 73.8567, 'accepted', 'unpaid', '2026-11-15 16:15:52.865763+00', '2026-11-16 16:15:52.865763+00', NULL),
	('6b898fc4-b34d-4b96-8cdb-af397f90f972', 'd03e6c6a-dcd7-46f5-9190-3a2e9372f35f', '6d0107ef-f8df-4b9d-9e97-705de16adc51', 4, 200, 18.5204, 73.8567, 'started', 'paid', '2026-11-15 16:15:53.195298+00', '2026-11-16 16:15:53.195298+00', NULL),
	('8ca257ff-cc43-4a20-b4da-6c1e4b274618', '2eea957b-601d-4af8-8e3d-ad229959355b', '6b40e1d6-9efc-4046-8d80-aeb1c9876fc4', 6, 120, 18.5204, 73.8567, 'done', 'unpaid', '2026-11-15 16:15:53.33495+00', '2026-11-16 16:15:53.33495+00', '2026-11-15 16:15:53.400671+00'),
	('8889065a-ebb4-4e3c-b2b2-0771b68d7d15', '6c61384b-53f4-4f25-a648-a1f0e237ef5e', '81d9e02b-7108-413e-8874-0b9e980182de', 2, 50, 18.5204, 73.8567, 'cancelled', 'refunded', '2026-11-15 16:15:53.701466+00', '2026-11-16 16:15:53.701466+00', NULL),
	('ac2d7fcf-56eb-4785-be27-47d9b1ddc733', '6c61384b-53f4-4f25-a648-a1f0e237ef5e', '81d9e02b-7108-413e-8874-0b9e980182de', 2, 120, 18.5204, 73.8567, 'cancelled', 'paid', '2026-11-15 16:15:54.334014+00', '2026-11-16 16:15:54.334014+00', NULL),
	('a433e429-cd36-4922-b12b-bf5737c66a82', '4c2dcaef-981f-4c6a-99ee-9cc0fe70c576', '6c21d03a-1deb-4bdf-8373-a639e45b7f08', 1, 200, 18.5204, 73.8567, 'done', 'unpaid', '2026-11-15 16:15:55.343269+00', '2026-11-16 16:15:55.343269+00', '2026-11-15 16:15:55.457628+00'),
	('e2565290-ffe2-4fac-aca3-b668a89feb80', '83a02c37-fc8a-4b0e-8e94-d6af1fcade56', '1c0cc66e-6f75-4263-b0f5-884ae08ac58a', 3, 50, 18.5204, 73.8567, 'requested', 'unpaid', '2026-11-15 16:16:07.24124+00', '2026-11-15 16:17:07.24124+00', NULL),
	('da125d11-e0fb-4cac-97a2-b65ea3135cf0', '6c61384b-53f4-4f25-a648-a1f0e237ef5e', '81d9e02b-7108-413e-8874-0b9e980182de', 2, 200, 18.5204, 73.8567, 'cancelled', 'paid', '2026-11-15 16:16:07.365528+00', '2026-11-15 16:17:07.365528+00', NULL),
	('ab456c09-08cb-4e5c-8305-7e6235070722', 'f3b71fb6-df2b-4c66-91ab-68e1a2b45618', '6b40e1d6-9efc-4046-8d80-aeb1c9876fc4', 6, 200, 18.5204, 73.8567, 'done', 'processing', '2026-11-15 16:16:07.263738+00', '2026-11-15 16:17:07.263738+00', '2026-11-15 16:16:07.35022+00');

INSERT INTO public.codes (purpose, subject, code_hash, sealed, reserved_id, tries_left, sent_at, expires_at) VALUES
	('job_start', '9154a7d1-35a4-444b-b7d8-a6307ded6e74', '\x702f6a62abea94b4e6e39c210e4a6fe3b54354b4821b9487dc1c373f9217a0f6', '\x0be0dfb4c4f4daea72c95e5eb84b273803f8c916c01ed3eb1fe4cda8bac0119b75b1', '085e3b20-c42f-427f-b938-e4432eecc99a', 4, '2026-11-15 16:15:52.917622+00', NULL),
	('handyman_signup', 'newcomer@example.com', '\x246cf9666401970b1d92a412b193e984cdb5d4fcc271ee7918780ccc6cd517e5', NULL, 'e348e7f1-6f8d-4073-affd-ac8687dd02b8', 5, '2026-11-15 16:15:55.598692+00', '2026-11-15 16:25:55.598692+00'),
	('user_signup', 'nobody@example.com', '\x9a41a93b750aaa81c2686bae7851eea9a9c791b4436e6bf19fcf290c7b3438a1', NULL, 'e0cdfb3b-fd30-4eab-a9c1-49820d3aa7ad', 5, '2026-11-15 16:15:55.755907+00', '2026-11-15 16:25:55.755907+00'),
	('user_signup', 'late@example.com', '\x3b2cf825747fb81c3f37444fb51f1787f5915bb06b39d770861888fd64356e41', NULL, '60ccd292-dbb8-45c4-bc03-043b99d16786', 5, '2026-11-15 16:16:07.200435+00', '2026-11-15 16:26:07.200435+00');

INSERT INTO public.handymen (id, name, email, password_hash, phone, service, aadhaar_last_four, aadhaar_hash, address, area, profile, lat, long, online, jobs_done, created_at) VALUES
	('3169a1db-d4c8-4ed5-8cd0-dc4e38713a8b', 'Suresh Iyer', 'suresh@example.com', '$argon2id$v=19$m=19456,t=2,p=1$I8iYxmIz9YQkK4gRgYx28Q$w4a13b6cizqITr05pfwhzb6YtTWkajUo04rK+16tDBE', '9710000004', 5, '0048', '\x81c744bd18aca4db71d4e40e086f39e8daddb8ed19ff9e39a2f25e012cef8cc9', '9, Karol Bagh, New Delhi', 'Karol Bagh, New Delhi', NULL, 28.6139, 77.209, true, 0, '2026-11-15 16:14:44.355244+00'),
	('6d0107ef-f8df-4b9d-9e97-705de16adc51', 'तारा “Tee” O''Neill \ 🛠', 'tara@example.com', '$argon2id$v=19$m=19456,t=2,p=1$5j7h/tesdixwqomvJZtNfA$9GmhXMkFoysB5KqPCtMgb/pvA4tLLdPyCo0zLZ++Q60', '9710000005', 4, '0053', '\xf854eeea388a67736e15329e47208a6f6a27cb728a78fe500623dc929e58413b', 'Fort Road, House 17B
Leh 194101', 'House 17B, Leh', NULL, 34.1526, 77.5771, true, 0, '2026-11-15 16:14:44.870315+00'),
	('1c0cc66e-6f75-4263-b0f5-884ae08ac58a', 'Xavier Dias', 'a.b+tools@gmail.com', '$argon2id$v=19$m=19456,t=2,p=1$FQQc3PmoSMVHjjB2BvofpA$cT8YGCICp0HAp0t7+fNNKWlciEPQ/OrgrLRMydPaQ1s', '9710000008', 3, '0082', '\x685c98160a1a3d0112451b90e52c277a8b8986126ef349297f3d18d530d0ca19', '8 MG Road, Kothrud, Pune 411038', 'Kothrud, Pune', NULL, 18.5204, 73.8567, true, 0, '2026-11-15 16:14:46.644314+00'),
	('96a4511c-5d7e-4e18-b2ac-0c7528a61913', 'Ravi Patil', 'ravi@example.com', '$argon2id$v=19$m=19456,t=2,p=1$YjsA+Su4W5eX9qOB0AYbVA$Bl9hmM41p3+jaKjhngM0kCcGVDB5yI/sm2NNAzS/JCw', '9710000003', 6, '0030', '\xbcf7e90e0f3ddc99886faab7d0b1f21ef1df044d99d16871d5f47a41ba0fc836', '3 MG Road, Kothrud, Pune 411038', 'Kothrud, Pune', 'https://example.com/ravi.webp', 18.5204, 73.8567, true, 1, '2026-11-15 16:14:43.994773+00'),
	('6c21d03a-1deb-4bdf-8373-a639e45b7f08', 'Wasim Akhtar', 'ab@gmail.com', '$argon2id$v=19$m=19456,t=2,p=1$SC9gBDaiTgeRoRt6SAYhtw$XC+68GEZpJKDhaCFVJp+WAYyS67E13pZigMrzoQpObw', '9710000007', 1, '0076', '\x2d3806e3f75e15d554560ce3661be90aaf6da20804e76ccddea3519e8ceb7583', '7 MG Road, Kothrud, Pune 411038', 'Kothrud, Pune', NULL, 18.5204, 73.8567, true, 1, '2026-11-15 16:14:46.050072+00'),
	('6b40e1d6-9efc-4046-8d80-aeb1c9876fc4', 'Uday Shah', 'uday@example.com', '$argon2id$v=19$m=19456,t=2,p=1$3YuRch5hy6wiYFyAAyMgvw$rrNpZSRSbT+7Gv9QMfgjgF6HyiXAULsKIh+yRFmR4TQ', '9710000006', 6, '0069', '\x977f5df1ffe36d77574ef1747cb3e5b4a560dc6ccef9acb06cc090e716b471f8', 'Flat 12, 98230 12345', '98230 12345', NULL, 18.5204, 73.8567, true, 2, '2026-11-15 16:14:45.537648+00'),
	('81d9e02b-7108-413e-8874-0b9e980182de', 'Vani Rao', 'vani@example.com', '$argon2id$v=19$m=19456,t=2,p=1$OLwotsUjggciLZqkI75Qtw$rzchdYczypkRw/8AIdLdoKHGoMj8T2gNlYOUC/5jpHU', '9710000002', 2, '0024', '\x4e4ef1eaeba5911ec377082df8c84f57d61a471075dada269fc5437d4e5e51fb', '2 MG Road, Kothrud, Pune 411038', 'Kothrud, Pune', NULL, 18.5204, 73.8567, false, 0, '2026-11-15 16:14:43.308698+00');

INSERT INTO public.limits (key, used, resets_at) VALUES
	('\xd042c7285ce5be79438f771ce8454f38821f29a459e30a270455e1821492d87d', 1, '2026-11-15 17:14:40.925822+00'),
	('\x82d8c5d648c3dc3531c64282738c39a386fab32e773660aeb73ccb54d2fc9bd6', 1, '2026-11-15 17:14:42.632137+00'),
	('\x2e80a2264a75b6ffa3fd45b40457b8366e7285c3194505924d23b3c9adf854c4', 1, '2026-11-15 17:14:43.425636+00'),
	('\xbf37a7306ac3d75f954c15f77429853af681a6c43f621036ce1154d0732fd70d', 1, '2026-11-15 17:14:44.040965+00'),
	('\xee69a773667f4eb8934a99affa4095961b9da33b8c1d87c0439bb3ab38b39b88', 1, '2026-11-15 17:14:44.374455+00'),
	('\xc85a70d88a46217893e5bdc40ffcc03bac5f6c239f6655f8ea47dbfdb37b3297', 1, '2026-11-15 17:14:44.903926+00'),
	('\xd5152e750bec772c14a43651395b55af96693526abec849c0abcd3052e126909', 1, '2026-11-15 17:14:45.582139+00'),
	('\x28edf3b479dab1306b96e74ee387f04c85d88d2274ab293ea68008cc1d3add5a', 1, '2026-11-15 17:14:46.101977+00'),
	('\xdcaecaf694dcba8b103695facbfb31009452f05083c5d854a4a37276b8a9ac25', 1, '2026-11-15 17:14:46.738672+00'),
	('\x9e5346775e986d63096b714e3d426baae2caf79a2da760ad773022e1aecfc9ec', 1, '2026-11-15 17:14:47.32395+00'),
	('\xaa72130c50110c6fdf4c57f0cc636b272e07de00e19fe6554378a061876f5b62', 1, '2026-11-15 17:14:48.02708+00'),
	('\x429928b23f16a819a73c57b6ea22faca0b4d915932401d37eb9d8363d0f7ad4e', 1, '2026-11-15 17:14:48.449608+00'),
	('\x6dfaa4cf83ad63936c9b52aa17ed08532e63822e306e83bb2eb51356ed25a9f1', 1, '2026-11-15 17:14:48.912853+00'),
	('\xb258e0387285418261b5529a1728028880e6e99510e2730b4db6b36e1edc43be', 1, '2026-11-15 17:14:49.470441+00'),
	('\x3b17acd0ceaaab13bac8286770f7b86c6f89f2fa41c41984adaa2074688d024a', 1, '2026-11-15 17:14:50.084319+00'),
	('\x23ee82493d51d23046c0314e89a693d7d596b9f49d24607696a8322fcbd59e20', 1, '2026-11-15 17:14:50.680893+00'),
	('\xb02e7289af3210f2efeade97aa05fe67eae0349c04ce68c5e07568dc3f9b9e9d', 1, '2026-11-15 17:14:51.21645+00'),
	('\x13c7a4759007d936ea32b453835e9f841663581ee91ed68180abca70403162e0', 17, '2026-11-15 16:29:42.185876+00'),
	('\x60409cf0066c022e4ca2ade8255f170a89828597cb9de9ec3b42196aa62dd4cb', 1, '2026-11-15 16:30:52.39764+00'),
	('\x9964c8970d676d1050bee94a4c3e8020c6f99e04f158262450b0909389991d2c', 1, '2026-11-15 17:15:52.491607+00'),
	('\x712908263c9c9769c19940c1cca684ba0a4ca4c3637592d58b7997b9ed4c66af', 1, '2026-11-15 16:30:53.076067+00'),
	('\xfa4087fe62974887d1c56185c75469ccbc3353407bbfa9a4723e99f20ceb1786', 1, '2026-11-15 17:15:53.240476+00'),
	('\xa1049e29e84a12a384a0ce236a36c239022a4ca88dafbedeb439222ed81c8ae4', 1, '2026-11-15 16:30:53.30987+00'),
	('\xd76d60406e0fb5cb7fdefb2951531b121c640ec245359a8580c6d844732882b0', 1, '2026-11-15 17:15:53.407357+00'),
	('\xdd085260c659f0b0c100da2f41dec777a10d4db349aa7f178745ada5ebadce31', 2, '2026-11-15 16:30:53.460085+00'),
	('\xa382796559690f65e6841cd28f607c8f8b39e81c9d664024ba6962f738955217', 2, '2026-11-15 16:30:53.460985+00'),
	('\x3644161c3ea994e696487211d2419e7172d2cfbcaf6971316b0bab7ee6eb18d3', 1, '2026-11-15 16:30:55.424933+00'),
	('\xfc69b69f06cf49c2590670b0193322719e9a01137ddf34aafb68310fc5377311', 1, '2026-11-15 17:15:55.479149+00'),
	('\x93308d6dadc04768d7a2a7f4bcba6181d8132c49efa22750977f9bdc312f353d', 1, '2026-11-15 17:15:55.590124+00'),
	('\xd134d709ea95d11a937434a7f3579cbb21c4e05798188bf634dadace95c13a1a', 1, '2026-11-15 17:15:55.75505+00'),
	('\x36244a29a750b91c06abffab4be3c90ea5fe598772c5f59e6f821954cdd1b820', 20, '2026-11-15 16:29:40.906509+00'),
	('\x19db4af62d08926edf2a55e337407b33112b998d5f36cc952bde6fb22c3d1225', 1, '2026-11-15 17:16:07.199923+00'),
	('\x411ba6cfad01a12cc3bf7bab7ab10d5e707970c2e851028ec31e3d27601b21f0', 2, '2026-11-15 16:30:53.388562+00'),
	('\x2642f884e731bbf47ce57303236adb0ad6558b12e87bb9a343894762c5b75670', 3, '2026-11-15 17:15:53.791076+00'),
	('\x78a8db38e60b9e1971eb2a7137f4c8ead6e9caa3f7bac305b714dcaa4897e256', 1, '2026-11-15 17:16:08.057692+00');

INSERT INTO public.mails (id, to_name, to_address, subject, sealed, state, attempts, next_try_at, useless_after, last_error, created_at, sent_at) VALUES
	('2692efae-c02e-42e4-937f-24aeccd56593', 'there', 'asha@example.com', 'Your LocalHands code', NULL, 'sent', 1, '2026-11-15 16:16:41.149253+00', '2026-11-15 16:24:40.929799+00', NULL, '2026-11-15 16:14:40.929799+00', '2026-11-15 16:14:42.085632+00'),
	('157fd285-9058-4a9a-8597-2b516ec03082', 'there', 'vani@example.com', 'Your LocalHands code', NULL, 'sent', 1, '2026-11-15 16:16:43.113222+00', '2026-11-15 16:24:42.637077+00', NULL, '2026-11-15 16:14:42.637077+00', '2026-11-15 16:14:43.137184+00'),
	('8ff684bc-996f-42d4-8d69-e8db5aa881d6', 'there', 'ravi@example.com', 'Your LocalHands code', NULL, 'sent', 1, '2026-11-15 16:16:43.640437+00', '2026-11-15 16:24:43.426711+00', NULL, '2026-11-15 16:14:43.426711+00', '2026-11-15 16:14:43.708982+00'),
	('449d5dd4-291d-4c56-8529-036fd813d52c', 'there', 'suresh@example.com', 'Your LocalHands code', NULL, 'sent', 1, '2026-11-15 16:16:44.232276+00', '2026-11-15 16:24:44.041621+00', NULL, '2026-11-15 16:14:44.041621+00', '2026-11-15 16:14:44.244217+00'),
	('9462b506-fe33-4f2f-aed3-5086fe280c83', 'there', 'tara@example.com', 'Your LocalHands code', NULL, 'sent', 1, '2026-11-15 16:16:44.754843+00', '2026-11-15 16:24:44.374828+00', NULL, '2026-11-15 16:14:44.374828+00', '2026-11-15 16:14:44.795453+00'),
	('5f6da9a0-4a03-42e1-9204-ec086b6702b4', 'there', 'uday@example.com', 'Your LocalHands code', NULL, 'sent', 1, '2026-11-15 16:16:45.305639+00', '2026-11-15 16:24:44.904308+00', NULL, '2026-11-15 16:14:44.904308+00', '2026-11-15 16:14:45.342218+00'),
	('89b4eb49-8bd0-4ab0-9e33-8087489c452e', 'there', 'ab@gmail.com', 'Your LocalHands code', NULL, 'sent', 1, '2026-11-15 16:16:45.857274+00', '2026-11-15 16:24:45.588579+00', NULL, '2026-11-15 16:14:45.588579+00', '2026-11-15 16:14:45.926523+00'),
	('5f09a280-f59d-4f82-aa73-8f2211c2a3e9', 'there', 'a.b+tools@gmail.com', 'Your LocalHands code', NULL, 'sent', 1, '2026-11-15 16:16:46.437621+00', '2026-11-15 16:24:46.108515+00', NULL, '2026-11-15 16:14:46.108515+00', '2026-11-15 16:14:46.50254+00'),
	('7158049c-343e-4a5e-b959-bb5301c77818', 'there', 'a.b@gmail.com', 'Your LocalHands code', NULL, 'sent', 1, '2026-11-15 16:16:47.026423+00', '2026-11-15 16:24:46.741616+00', NULL, '2026-11-15 16:14:46.741616+00', '2026-11-15 16:14:47.091616+00'),
	('a73b7723-68a8-4b16-91af-fa0a1dc28810', 'there', 'a.b+office@gmail.com', 'Your LocalHands code', NULL, 'sent', 1, '2026-11-15 16:16:47.598119+00', '2026-11-15 16:24:47.324362+00', NULL, '2026-11-15 16:14:47.324362+00', '2026-11-15 16:14:47.63082+00'),
	('ab7f2b6e-44b5-43ae-a709-e107e90f8928', 'there', 'omar+home@example.com', 'Your LocalHands code', NULL, 'sent', 1, '2026-11-15 16:16:51.536771+00', '2026-11-15 16:24:51.217206+00', NULL, '2026-11-15 16:14:51.217206+00', '2026-11-15 16:14:51.563215+00'),
	('9749bd19-17b5-4e67-9c66-13351faf1bd3', 'Omar Khan', 'omar+home@example.com', 'Receipt LH-000004 from LocalHands', NULL, 'sent', 1, '2026-11-15 16:17:54.482425+00', NULL, NULL, '2026-11-15 16:15:54.399415+00', '2026-11-15 16:15:54.567114+00'),
	('b95eefcc-24d5-457b-af70-ac5fc94deaac', 'there', 'ab@googlemail.com', 'Your LocalHands code', NULL, 'sent', 1, '2026-11-15 16:16:48.138083+00', '2026-11-15 16:24:48.036369+00', NULL, '2026-11-15 16:14:48.036369+00', '2026-11-15 16:14:48.188848+00'),
	('2d6653c4-80bc-4013-8b6f-5de829daffee', 'there', 'zainab@example.com', 'Your LocalHands code', NULL, 'sent', 1, '2026-11-15 16:16:48.695074+00', '2026-11-15 16:24:48.452465+00', NULL, '2026-11-15 16:14:48.452465+00', '2026-11-15 16:14:48.750072+00'),
	('53bfa353-075c-4ae9-9864-ad152610c2ac', 'there', 'kiran@example.com', 'Your LocalHands code', NULL, 'sent', 1, '2026-11-15 16:16:49.256323+00', '2026-11-15 16:24:48.913202+00', NULL, '2026-11-15 16:14:48.913202+00', '2026-11-15 16:14:49.276747+00'),
	('ebd7142f-db58-4b4b-a9b2-27c4192cf2db', 'there', 'leela@example.com', 'Your LocalHands code', NULL, 'sent', 1, '2026-11-15 16:16:49.787615+00', '2026-11-15 16:24:49.471136+00', NULL, '2026-11-15 16:14:49.471136+00', '2026-11-15 16:14:49.841614+00'),
	('8a63864f-22aa-45a9-a9c6-b3b28a294789', 'there', 'mohan@example.com', 'Your LocalHands code', NULL, 'sent', 1, '2026-11-15 16:16:50.355892+00', '2026-11-15 16:24:50.090251+00', NULL, '2026-11-15 16:14:50.090251+00', '2026-11-15 16:14:50.367148+00'),
	('cea70669-afdf-4c96-8f99-37d165de5a2c', 'there', 'nisha@example.com', 'Your LocalHands code', NULL, 'sent', 1, '2026-11-15 16:16:50.903147+00', '2026-11-15 16:24:50.681367+00', NULL, '2026-11-15 16:14:50.681367+00', '2026-11-15 16:14:50.979795+00'),
	('5febbc9d-e829-4978-8a60-f5807563a8ad', 'Asha Kulkarni', 'asha@example.com', 'Ravi Patil is coming', NULL, 'sent', 1, '2026-11-15 16:17:52.50674+00', NULL, NULL, '2026-11-15 16:15:52.337618+00', '2026-11-15 16:15:52.847571+00'),
	('b55aebca-f851-42fb-84c3-a0ce1246be08', 'Asha Kulkarni', 'asha@example.com', 'Receipt LH-000001 from LocalHands', NULL, 'sent', 1, '2026-11-15 16:17:52.864855+00', NULL, NULL, '2026-11-15 16:15:52.670457+00', '2026-11-15 16:15:52.986199+00'),
	('a792be7a-347d-4124-bb08-1f28ad4ecf37', 'Kiran Rao', 'kiran@example.com', 'Suresh Iyer is coming', NULL, 'sent', 1, '2026-11-15 16:17:52.998448+00', NULL, NULL, '2026-11-15 16:15:52.917622+00', '2026-11-15 16:15:53.199687+00'),
	('11f646bc-df2d-4d59-b5f3-0485092f7593', 'Leela Nair', 'leela@example.com', 'Receipt LH-000002 from LocalHands', NULL, 'sent', 1, '2026-11-15 16:17:53.719948+00', NULL, NULL, '2026-11-15 16:15:53.269896+00', '2026-11-15 16:15:53.934037+00'),
	('73d79c4a-fb14-4287-ba1a-d4b37409a4c9', 'Leela Nair', 'leela@example.com', 'तारा “Tee” O''Neill \ 🛠 is coming', NULL, 'sent', 1, '2026-11-15 16:17:53.719948+00', NULL, NULL, '2026-11-15 16:15:53.213881+00', '2026-11-15 16:15:53.803234+00'),
	('a55f9a8a-4105-45f5-93b4-0094790f2989', 'Mohan Das', 'mohan@example.com', 'Uday Shah is coming', NULL, 'sent', 1, '2026-11-15 16:17:53.719948+00', NULL, NULL, '2026-11-15 16:15:53.35473+00', '2026-11-15 16:15:53.933617+00'),
	('a12b4b87-d231-41c8-829e-846babca11ee', 'Omar Khan', 'omar+home@example.com', 'Receipt LH-000003 from LocalHands', NULL, 'sent', 1, '2026-11-15 16:17:53.934971+00', NULL, NULL, '2026-11-15 16:15:53.839482+00', '2026-11-15 16:15:53.97454+00'),
	('607f820b-64be-4082-91f9-07e4bf9d1fee', 'there', 'nobody@example.com', 'Your LocalHands code', NULL, 'failed', 1, '2026-11-15 16:17:56.218149+00', '2026-11-15 16:25:55.755907+00', 'refused', '2026-11-15 16:15:55.755907+00', NULL),
	('1e431f50-9fdf-4d47-a484-bc40181a7b91', 'Omar Khan', 'omar+home@example.com', 'Vani Rao is coming', NULL, 'sent', 1, '2026-11-15 16:17:53.934971+00', NULL, NULL, '2026-11-15 16:15:53.706487+00', '2026-11-15 16:15:53.975316+00'),
	('4c19a63b-aad2-4fa3-84ed-179db6590d2a', 'Omar Khan', 'omar+home@example.com', 'Your money is on its way back', NULL, 'sent', 1, '2026-11-15 16:17:54.482425+00', NULL, NULL, '2026-11-15 16:15:54.206679+00', '2026-11-15 16:15:54.568637+00'),
	('aba09238-19c1-498f-b841-235c5a6bafe3', 'Omar Khan', 'omar+home@example.com', 'Vani Rao is coming', NULL, 'sent', 1, '2026-11-15 16:17:54.482425+00', NULL, NULL, '2026-11-15 16:15:54.342728+00', '2026-11-15 16:15:54.569609+00'),
	('6bdb8f69-4987-4769-9145-684a79e72d14', 'Omar Khan', 'omar+home@example.com', 'Your refund did not arrive', NULL, 'sent', 1, '2026-11-15 16:17:55.607279+00', NULL, NULL, '2026-11-15 16:15:55.260763+00', '2026-11-15 16:15:55.681475+00'),
	('d6918e6a-8e6f-45b5-8b78-078985117018', 'Anil Bose', 'a.b@gmail.com', 'Wasim Akhtar is coming', NULL, 'sent', 1, '2026-11-15 16:17:55.607279+00', NULL, NULL, '2026-11-15 16:15:55.362888+00', '2026-11-15 16:15:55.682941+00'),
	('727c436e-5fa5-476c-a011-b07b6be00b38', 'there', 'newcomer@example.com', 'Your LocalHands code', NULL, 'sent', 1, '2026-11-15 16:17:55.692041+00', '2026-11-15 16:25:55.598692+00', NULL, '2026-11-15 16:15:55.598692+00', '2026-11-15 16:15:55.7164+00'),
	('8798958c-8200-4d3f-a8f4-91fdb2f403a5', 'there', 'late@example.com', 'Your LocalHands code', '\x215e648223a5e68d8eee636a4433741ed83fc386526380ca82ab367b01e12b0caed6f97857a691217527a5db9279c6a17da9f0cf9c4d7ca3ed5b4ed81701a77d069057c3642b07430268b922228328e8f819d82f587ee4d20f52bbc516fd33eca3e9d91011c3dc7a018b92c061faa855ae813be4ee5b9b131d9e236ea40410f96b6041662c75d989d73e0cbdca61adc3131b496d82c49c5c114d80696e12585666c425f6726e1fd534440ca48174b5afa230efcadf378c503755ffa32292c99b31a80e48512b774a06a8cd06d02d2a88d3c1f993da09ce3e2ec8aab83f50e7a003c2eb716d8ef699947269861627eb615ffe9e9a9f1f9a31de26506f74917c6db6214a6a80f853f952f1ab22584db08ad4215c14515601f4e54c8856c98e4697442c6633c0c1964cdf716e1e9c7215c51f0232c30c4d9fc7c64626005d8d0f04329e99b3a4c900fa033cf39b439c03defab808150e3292590492edf88ee80104375dda0a5bd1fc3dc192cbed9f1bdfb3ad6abf9302825273ed86b4b6aecd19d3e8420beabd845690acd174582be14169d63a9ea39e45d15baf6a783899158b189c9bd65d2a5ba14e60a875d4eadb417559fc5e297d5fab144dec7aa45b7239158c1d27f3583a490f70c950e98f5635bff89fe9ab3c9e3361ab0fcadec8035a17512132286d3fcf33312a2e094033d3df2655f6ff8b2dcb84c6b480d43c2beb82b7a9eb064042d960eefe85de68af10ae1db2db28ba2c716bb8dc3681a6685df7b3ae5c65e5e28406bd84ff841bdbef0e07cef3783e06752c1c119bd29651d1a2aac106ecf4ce6477479e8767dd7024bfeb738b44a1faad3747f60a3ff1f753146bb1d1669515a91c4b96fec3c61407978851b739ca760b0d944e97b1547636f309fd10d60b30d1f2b0ecaf614810b0aa0a14841dabf2d23dc36a3fc101bd23585c12283018fe5fd72bc3a6d65a1299e6a2576c7c675cead55b8a67100edafcb57bbec93e4343e87adcac2ade4cd0409b51e343476c4a667f9d6e73a73c7b1142b28d55a8ae412832ea0e9034a25ad7020099ebe93c6ac235c57d90d627f38b757c42497dd0de1658419acda108994c4182b07848e7b8561b44bb8b0d3b405c11091ee00d85279ca29ce98c8df3dd34618fd6f56ae36596c80dad16323652f0ebb1e014e0e05bfeca0571b6f5deadaf97cf0f3ad0c7f7fbe0193ca85f9fc1fa5375761e11a53754415e409ae3a3a90a31ab781120b4f8c74b9d5a0ebe5591ad7b976ae40d7fde09f21f3fa774739c1f1485a91186450448e42ca33b2d25e9b77ac091baa3e0f523f96249c46bc5e95021f4bc4962692ed0ff5d0107a6a8b1c9e384ae6701c7256d32d0b91bed80350c82d1ea525259f117f0648166f4b88892b4745c5ce84ba8b3028e9ea009c20cc355e003ec446a3d4d02f4cbc427f04699', 'due', 1, '2026-11-15 16:16:12.897809+00', '2026-11-15 16:26:07.200435+00', 'EENVELOPE 451', '2026-11-15 16:16:07.200435+00', NULL),
	('895228ec-322a-42c3-93ab-165381b7fb4d', 'Omar Khan', 'omar+home@example.com', 'Vani Rao is coming', '\xf23a5a7de29c494a1d6380524316f0b0affe0166daca26f0c2b2b0c62f848e42584383ec2be6795660999dcd47b1c725f6226594dbe8524e1d3c67614d899b1d12747bfb42f36a3d94399da22c73d990824bcad847cc3f5abf5eef9813b06c53a0fb334368530e06d76fbad0455091b2b3498085776a64ea416686981728d9f9f7a0d25d9c32a511142184bebb4e43b6aded16df4b0bd3d20abf750f8e1b151d162d12975138a15bec19cfc051306876d9d8c495405753cd3e468ecf250d5a984d873f8316ee56edfcd04603336ee98fbc82368445031812ab0ab23d06707f1d145486762ca189ec63b49d7660e0c2abe18557d98668429611ba5025228a94dfb17b734f25e09526f8b4d8fb0f9aa4cce2cfa11fba18d8afe1f3e20794f963db765fcbaa539a2d8a70defba4ba52320cd7580f68968d8f6ae608420b9b849d1a9686221eacc3353def317e6cb68fbd4d0bbba291829c222e8eff79112db54e8c3b7deb9fa66584ce51c780969f3ab1bff3d2436983a47167974b7aa688809865ff2492070d450600f8fd390ab38060d5101b6f83520bc13323c7f048991d753dee8f43b9ed5265d94a73f2c694b13385ceef90857e9fe62a5eb503a383fa5a19b35d42e163c2afd1032bf6896c59891303c57b72364ee464f6ef83a1da010fe43a1f053f14ff46beb79ff715fc8d583b70ed75e15ff82e8fe9f62df4e9f21d9692a11eb0c28e535a03b1e74ec0cf65ac242f2d8d4a8e0781c8b871c529283bbbf1691a8442878a91c8379f1fb392224da40e52675260b81708728fb44e165f015cfefbc9f74a74934fb693142f2e8e6feef063fda36110abe3b582e3c6a4cdab0d1fc2616d8f4326fb024b9bf893a17f4dc8e30feecf6ca6c07a06821013e8c3b05189284adbcb858807f0df964f160c95dd1c4c6aea8b975f534be9725856d111ccd144ce3376e54eca1f16a58f053de531fd92e02ea1fb89f06caebf2f6dc441c83bcc96beebffbf6c74ccdb2c371346fa205c7d210fa59568c7016c23607e8350e9727083dada05b7b85080b9f62770729ba377e6e31c7fde19e810bf7624b21b08eb9f7117897f7990f1d51b2187fbb9516376f2d075b3d445d2c3111a0c6e564ad83ce4d7ffd23e45c73955a808d5c1daafc186b2e8d5911ca57b763ddf9f3afd5c23644d20f23380d8db9ceb5dda0f152c6e0b9e1cc7220180a345959aa4d56d324e0a9ee9e1e7b043e4441f62b6832533aadb639be460ea548df8910a04d82bcb8428eb46b9ee82ec36574427286a83d8621877acb92fcb5290553370ad6f2b775a5443361f998ebc8f574c6d94829448e0dd1de1c5022dc81fb4b3b51b10e65b39c382ffe6e2c45e5de4199f33f6b46555170ec74e3113dc6dcc3e5b84c73ef952f0f731c0e50a6bbd41262b187b7d3d89d3bb31b6452505c513a45c90c89b697951e514d91a426c23e775e337a0fb1aeabbd2ef70c1879285f32c9e5f4bb8b02d212ac410b09d3bd873bfd86b77cc0f0eba380a59425216c809b682d81c345d41a6e7cf6e5f835025beebafa71a01f2d7dc21102db304dca43f314a1692ee68fe85aa4f9b695319b460a3cfba3edddf8bbe0f9a1290f232ba773526f35ecaf6de51bcb36470ffa24d95d4a2db8e78445a79927b949dc0094649e4f6390658967a67deb74156204530f431805e8128d92322ffbbe9f53b8e168ec02399c220a19638d9b01132b3d84f0db65c5dc78e14d85e000e7d193eb7cc4fcd1006240ace143406e5c62646a11cbdbf3c78ca9ee5a84b370afcc75a91e3ff957393614f24ef8c491bca98837b318786dc589a87f784c09ea86b06731ae9f61a4177154c19c11455c876875ccdc8c823e89482f390b482af4b8e8623363033e72b2cd13cd02797de4d5ee2b8eaf22a8ef8d5e9d8accb4a58a718669faacb82b402e6668d11849230c7f6081e6bdab6c66c4a94cfc70d12286bde4c4c0cd3963b0d521b00c8bbe5e25890155a32a32a413a2b7f52866407d79bcfe3c6f0886c6d79603bc55289a77571667c6a08fa85724a581fa4000571f0f31b62cada', 'due', 1, '2026-11-15 16:16:12.925686+00', NULL, 'EENVELOPE 451', '2026-11-15 16:16:07.375274+00', NULL),
	('b8646e1e-25ec-4a72-ad83-5a0eead502d3', 'Omar Khan', 'omar+home@example.com', 'Receipt LH-000005 from LocalHands', '\xbb04a40983b812e992232db196e44b8f0191162133d9ca2b7c317b1c07098a244457381b2ceb69ed3c31afb7a68122676509938ea1e7de4d68ed865c00f648a9de9b2ba53c330278f11307beffd7494bed7237a9b7558deef92ecf58cf6249bfc1bad5e5fb759375f29c8643bdfdc1c81360f3d3b786c0af8ef8d80a43abc64a10b1614cd7982c1db4bb3cb6e858f1539a613aede70e457e425c2fa089505a7aeffff8d09e7916c45b3356663de9032352fd49e0434354be718308c7f984e8cd7f51c4b458a7929f218ce9a92532bacdfa65d8dd486903c8106c3e71f930276e4257a3129482ff52eef4dfb7dfe7e62d73fe613ec3f156fda085b35fa060125379648af10d27a60192e0b8ced4b950d5d1ca8b6f5d83b9254d752609e717a2ea80ae05e3aa1bdfe486755dad56752d0125e97dddfead5ecdc3dfe1c596c25263296ee743a7e82535ae5c9c8accf0996ba8a94739ec7d57512591615f758ee1c877c103d207cbd00172f9bc85fce101890b8dfb4214b5ef7fb0e47943eda2fb1cdec0f1ea43fa5875382978ef4d553eec1d9866a2a9c75bbe2ad1ea4185919763dcd2aa78cd1ab11bd6059f86fbe111c025ce8d1c6b7d15a09cd19bd50ecc447c5e6451cb8706db1c7900a0bd69df82c747c91269c4055e51218afed6e2f6e7d30c08e1d8912519c876c2e37f4bf840f28b3072fc1601de9a99f6464c6c9316ede2bfd33a24c4804e19c2a7f03a9b28604cf98325357c9eee2420980978acb042adb627e621fd3c9d1f349f86c8f75941d0190e91429b4552c563d47f15327ffe23f2143d0add58c7871f2208da672ff8c05912cc352836e917789e22accd11ec94b3e99366015f8af298a5456ff1e8cc578a5ce5fb9e6621485044b4559d5bccc1a7225412e8ec49019d7e339c91042786c27a70c89ec5a1f76a09672d3e639e6da92c167d4f1c3938160cac2a8c9a222aeafbb04334c71d4d094e45d0c4dd6a45c0c94018be87ad2695f9ebd3bfbf879f069e33dc22b92d386212c3469e0df0a717c00e23b772d1efe3159929c81c1f20c3cc4cf6a8369b66543dc500da49878933b6f2106b47b0385580b5ef18075dd68f793d5ebfef06d07750ebfd603848f2f4e839a6b2bf870d6d070db7bb772fb6dc91f1021efd04e3afb6ca85c9d1d66d3e4ab46f692cb15c103528c68376b0a7b1eef5fb288ef2bc223c293d0f33cb7bec3c941e7a8233a6ca459866d0d64bb18acdd16c15fcb7eebd94b5f3e90cea787dbe032dc695496eae22beb14ab68d8c83134683ce9cdb29d10cadb9cadc01d702f5b4cbbf736a72ee335031b80760c8515bc292a24d3c6e73a004cbe21fc7e14eb7bd7750bad8c0acc42b2a2fc561e0b9ecfb4f18603c89edc6e7d2ce6160314421f1427b729081636383aabc4ac254d11b2bc175b7b1e7a4bc429284a268e868ab12f9a34703f271825aef13ac08624fe6daf163071d7106c4a285925444ae29fc9aeebb045df3d6a25a7391a410c86424f56aeeaf5bc578e7b5adb70966d7df50f6c37a1ea30f594dc189698c3ab488b556b8a561a74343380e93ea69f74839738d08dca199b0498e1da0512f53cd7c8e8f242dbcae4f8e046a211d067c5c10b209f5c2ef28cd95d59186decf31f0336e5a331b8b4d1c58ec0ff08fe421c10b1db2452e4ce0cb86f7405f4bce62cabcd81c045c3596361601f56a2909f76227ade9b46b158e1c816f66d16dbf54651706ce0a651cb273bf270d56946075b86a095e05f1a72a3f32a7fbbe2e3a9b2e514f0f8900684da4f5da67cf4a0724a6dba8a8b35695f407d827a46977de0e05d195f20cc1f53341c0ebe9f53df6f581fa85b6d247622be91d3d84dcb01beedae28fe886329a997b7027cc07ea0ff0034e43b687c30eb9d7b180278d7d2637981887ff07f2e9f1d1d86866c533a3fa22a58c5beb7708652672d3aeb020d976ae0f96eeb0687b4d099dc99f8759599730bbba5d27768912fb6778534c1bf2d43001a2379d620c685a35950387d20c1c182b2c839a83653a393fd9ce9a4cca9c678d86d10dc788e3714dd965df0891c0a9652254185f08657814fe5d28dcdff40dbadb1f8e196a3e098e9f4b12eb18881d4c58632cc3af79cc678d62531fccd85bff450a3f6fa06540d61726e265bbe2f62af57bbea9aacf00d971068e8f52f766010d4194ae205be3c10d97511b951af9212646c30b671e51544383947f01d9dc18900cc1fbc1e9634fc7708a8137c768dc6ac71fe7ea7477ebb924d03b08c755cced6969a019deaad2a35489abb37ae99e8a0902de4a7876c328cb01f8f0d4d319013c14303232316416aa327faef7eefaf40ca3573ed10f72af18aec5fe0372fcd0aa1528bde1b023b8a25c0014f5292e40893621313a599470786baf0a48d8915d7b02a8f8cae729acc7278caebceb7e1fde7373b4d0a8db5be053549619de6611d8d19cbd3f0ded37d38f73840d2d9465b7e712e5ab857772e634f76d0f2719faa75bb2a0e4ece68852a61f229d3da1325bd00f6da49a7ab809ad20bd2d4df893c80965750e519c9cf599626cab78b4467006fd4f34b8a76d48b4a8949aeaeed510a09161935a2ddbe6d152339087cc3c07d4248b42c95df444f53a5e1272637a1b3414411f1e9c7d298f7db3edcf7210e5fdc73da57fd72978b7ed2029c50d1455ac03027ec42642efdbd1bdaa041678bd15107975bece2b50dd7b22c2f54a1e7782feebe95c4bda2d09d2ce5e1b91f335c9ed093d80c4c7568e95862cf26cf36e3511e5ccadac020ec9812bb095ab9f09c3d66be6c18aef21d419336dfb186d53d022f98c5c45647a72082f2b9ef4ab849083134510c1b1a229420143626c198f7aec60edafdad14e2c95c88968752b906ea55beb4bb5d2d78a07679089ec0dca2bf3a273ccf6387e94e709367aff92cf1de4506f7a238503aa67fda038807efa1dee92e8d9a5f18112d28b51ba6a0e354a9f8a042662290bc39dec6c3c0e7919fb671dff3f574ff674bdcd4c14a2b254a7a3f90bc442c0cae24a9f76642f8da62c2abaaeac4687d1e875292ee080d89e5dd950bdf4f6b89043681cde547c9fac9f6210108f44d3b848531ca78382c7a437369175e4e596ad7f829fc5cf8f551a97bcb255fdb869ed0ed17c593c0012d7ee493ab27ac04f17bcf6d3f40738aa8342e0bb9a592efc604914acf5c742ce0f7a8179996945c50cfabfdad53526f771f58efba804b21a36ccf7a0c92cda01e3e272b4ae5b1cd0776f4c93e05d7c801c980a5e309cb90c111d7cdb1a684a9aac462fd3f39990016234aca8e35a2df86ff53c12b6580328822fc1edbcde5450d41651bce8247b77178e28a91d18e7f7fa01b065c8687f4da1ad3f317c1b7e959dcd2a58c6a3a272f7394b4fa6de123651f383e4268df8199a74724dc8e05ee3504edfb3c0f7e4e9234f4142b97ffe59d0345c95efae88ae2f8fbc46b9ebed2441572cfdd053dc501fa20140e8413a606eedbd596e70beeb9e2640181ae26665abc63be9cb6eee6c9bed78c129eb5af2733c3aaa77d2c5be5cc9a8b7d1c76852eba81aec4385cada05ec01ce325e51779d7bda06bbe8246fef48c776cb233951dc2c657ebbe57a273eafe9a3e0857fc43fbfa01c5c3236926439356bfe15b934f6b832b131479507cb3285d0a4ba31a5f5298685e430de91ee6b9e2ce2162b4dc29792f0eaff6d4b8912e5b51b10e521a5b4237cb0952a660b020b381b4ad507969b307fd042a650b983d7b31b51609619139e6a3469d852b1a47ac152a2da59a75e3a5045e104f46117373967009ed2aec14b6eb304576d031843f6ed2b20ac427cd6abd3430fc24fee22fab62314fb8b7ceceee97fee201cc22bb2b39a3128404719902fb941a952c49a7c990b9372818d676ca33c6af0a727ef04fa8c94639e2bd78dbf48daa6052336500d6ac37bd845024b796497af449b249fcadb89cfbafe43f39b0dba589e42817eebd04298b2b046140fcafb53d71dee608bf6cdcf06a1993d272217bf1d1864f32ed4207c5e072492cb7cc1c8fba3c385521615e9781c9b688cb1aa5bafbde1c733fd1dbfc2ec4fb9a9e1eab6c6c674224558b45c6cd04dc2bcc1c4a088e1a0df3c14fa005991b278b08c136f71843e8b78e959b8da344471ee2e968e19cfa59fbacf7519f6ff63a7467edd0f5506791ada579d361c98654e397487c3819ae1e364f5daff0683a5b61d93fd9377370d405aeea368f98f28926e43ab2acc28e86ae588959cad07955a5ac2a26931cf3d7514552122de53a07d98b76b392523b7a017952304aefa27e62a677154b16549ae70989d5b90fab5', 'due', 1, '2026-11-15 16:16:12.938556+00', NULL, 'EENVELOPE 451', '2026-11-15 16:16:07.424925+00', NULL),
	('159e81be-b511-4be9-a11f-ad2ebfd295a9', 'Nisha Verma', 'nisha@example.com', 'Uday Shah is coming', '\xee5a29708f4ecbc3892e94fb5cc642e44a0398355271aecb36247c9dd477a87115e3ec618b599ecff86551364a899e3090a69f3629acf90bf16dcec3842a378862a6469bbd28ba7ac718610f98bf8f083e6b9dff30f791bcfd7bb37a3bc20e3cbfe93112edc2aa826bde422b3048e90f32a919b78e8c77ead9a524888036521931affee204c3bf7aa7a9224836ba4c8c4f04f8f83d7f37220179c25df9c24ed7244369086e1e517746c17362e9678511ec21b10accdb8d3441971aabe82f71b28ce381d0b7e9f352a62175335b4769887fba51dbfd2305cb81dabb4c4703b29f44f42569194bbf377fe89713456d641c38943a4567d809eb9215c24a567295d53fc5fa20220fc30994269bd87b2aeb7c21e0e5a8fe43901c8b3dd392db090434952f95764c51c9a101bb337255fb1b59e09728ecbb2452bd9ae28b7028c8655972a88a3169eb13875ca5b16623495db00b0d08d162dba9462fbd785ffd2917ad93af9d87a39282a39c9fe831f3a42b39a1053cfe6ca8165e5231ffc0c6c388c188c8fe3e45c05e6fba91819b29c19a0c84342d21d9b79bba97a46d608afbd5ece4ed7cf5d87fcd165498ab9dcc4c11695d1b25251843d9aad194bed1e850cb90e7d95fdd1ec2900eab5e0276bd87b516656b34a78b4ad1e3eef7698d3388bc7085f15bff7c88f75962d4767b7f7df3ff9d72c3f3d25bef2f92246338f77f55ee0eb1c647c3bdd294ec12e39a14167346c3c692249cfd7580796704bd090fbf01fe940a156d81eba13402463782529cfb5bb10da6d807beff842a9446a1af26f11ca6ceea22920a2247a8baf22be5360154614150fedb74121fcac97388c9e55dd1980fceae5a4f4332667480b80b9c62c1c8c82cab68b63f71bd4008a3652f9f4dbf21aacd0c6e11a09f25a817ccb3d809518b8fa9fd6215dc27b99603bea70b9792738e26e95f796cf9238bb99b71122dd540715e41feb4eb8fbae176b7e4337bc9600e003474887d234aecda87ad9d96b9e19bb673dddc97aee69d39a2d03646ae658724449a4592dc9a4f7c59d92cc6cc194251252f62e8551ea1bc51544eb04994ddf10027868366bf2d56d286579a6ef5db80b698de86f4f0d6498bf773c14daa49fb02873d337eb6215743c88c8e5ab6c984d7fc84c0592b66b6dfb023e430f9a570c6efeeb603a2d08b2cfa9898641160e72476b23c92f360c8907d89e6ed6dc7aed9405d699a2752fdfca8d246d19340e641c279ac8d93a2154812dcf4c49d9cedb0d642d94f1840b84b07540e0f732242a295b0e2409d3085b73e86315c679759e70fbb1db3e6ec03f3a5fe00b0324c8f3334ac909edae24c72fad19941b77f92ee342750cf3092802ead3dacf780df41ab358eab0f250337fa0874ba804b947dbdf60c604ed28ee4debed59576a13f7b2762d204439f01015e0783d3abe4c24320365ddf76fa4cddd03cd14ada78a0b90c3e75b5cc9ef9fdb564662c76216efa39769e4ccfb5d957c2c06b3bcba0fb80141c692e40a5166741e32b4b3027db1da28b4a597688ac1787c278629da39458333642b76bcfa75baaf7dd2415e3ac6fe155a0c71fc351158aae23dbfbd11d094c8f57904ca6ab38a305ae8b10805d3b75634f39b5c7b15699a6523144c0107fe673d3fe63a58c68f71548025e354059de367b5e730148cff9650e0ed531ff4171a2df74cad2cfdbaef1666bb2c8bb2246b335f849b9a387e5f00e2fcc040e54766cd9441cb97ec200bce898dac3acc60f3577e99207e7cd29fe8afd6c12462feda2d297dced65ee718bbbc0c6475b7445c5d64606cf3fb6e2fe04224c28f99ab399af70b2ed91a0ed1c63f77853507060262f4e7fb1b44cbb0c0531a78b3bb45acbfc88869a2e1433ea1d139dd3e15d2d9427fc8267ec2d4886326663f3c1abc954f62e5f1c94e39563a946e899c774887cb7fe1af81d407c810400773472053a8cde35c835dcd6f2786e2abebc8bf311b6d3d01930be1f03a4c9090e5052991441af10e156194f374faf00ae7ee560a07b83f845ce223ab7e9e4c46243a6723ba1e742daf7', 'due', 1, '2026-11-15 16:16:12.920216+00', NULL, 'EENVELOPE 451', '2026-11-15 16:16:07.28698+00', NULL);

INSERT INTO public.migrations (name, run_at) VALUES
	('001_people.sql', '2026-11-15 16:14:38.250953+00'),
	('002_bookings.sql', '2026-11-15 16:14:38.250953+00'),
	('003_mails.sql', '2026-11-15 16:14:38.250953+00'),
	('004_payments.sql', '2026-11-15 16:14:38.250953+00'),
	('005_faster_reading.sql', '2026-11-15 16:14:38.250953+00');

INSERT INTO public.payments (id, booking_id, attempt, gateway, idempotency_key, gateway_id, token_hash, state, amount_paise, code, decline_code, busy_until, next_check_at, checks, created_at, settled_at) VALUES
	('fbe7f843-8a37-432f-9b31-503d460d0f29', '8f10d6fb-86ce-4474-91a7-905de3823204', 1, 'sandbox', 'pay:8f10d6fb-86ce-4474-91a7-905de3823204:1', 'pi_sandbox_4db4811adf52bebbb3dfe1d2', '\xed530ea1217b10c512cb8db0d681044f0f42137edfbe1903db5685c18ddecfa9', 'succeeded', 30000, NULL, NULL, '2026-11-15 16:15:52.71312+00', '2026-11-15 16:15:54.506308+00', 0, '2026-11-15 16:15:52.506308+00', '2026-11-15 16:15:52.670457+00'),
	('3c6f1f7a-6320-4a92-a17c-e0630a5a7326', '6b898fc4-b34d-4b96-8cdb-af397f90f972', 1, 'sandbox', 'pay:6b898fc4-b34d-4b96-8cdb-af397f90f972:1', 'pi_sandbox_8bdfa8f1e16eab9385b36209', '\x177f10c856e8be90ce510d798e8e5443408c2a3fb8556a560d2a484e9b2ff71d', 'succeeded', 30000, NULL, NULL, '2026-11-15 16:15:53.279839+00', '2026-11-15 16:15:55.253661+00', 0, '2026-11-15 16:15:53.253661+00', '2026-11-15 16:15:53.269896+00'),
	('c0d0fcb5-5855-478a-92ab-9e83750bfe2d', '8ca257ff-cc43-4a20-b4da-6c1e4b274618', 1, 'sandbox', 'pay:8ca257ff-cc43-4a20-b4da-6c1e4b274618:1', 'pi_sandbox_83e050a85617554cc3a10198', '\xcbfbe7ab10500907a0c478bf4a4f9e560c1311598111cd7bad7f2d14363151ea', 'failed', 22000, 'card_declined', 'generic_decline', '2026-11-15 16:15:53.446819+00', '2026-11-15 16:15:55.408134+00', 0, '2026-11-15 16:15:53.408134+00', '2026-11-15 16:15:53.429374+00'),
	('c2c90d2f-50fc-4837-8820-371e965ab021', '8889065a-ebb4-4e3c-b2b2-0771b68d7d15', 1, 'sandbox', 'pay:8889065a-ebb4-4e3c-b2b2-0771b68d7d15:1', 'pi_sandbox_0e5504548b045db34144e638', '\xed530ea1217b10c512cb8db0d681044f0f42137edfbe1903db5685c18ddecfa9', 'succeeded', 15000, NULL, NULL, '2026-11-15 16:15:53.853595+00', '2026-11-15 16:15:55.803156+00', 0, '2026-11-15 16:15:53.803156+00', '2026-11-15 16:15:53.839482+00'),
	('909795ce-8efd-441c-a776-e120b1cbe22e', 'ac2d7fcf-56eb-4785-be27-47d9b1ddc733', 1, 'sandbox', 'pay:ac2d7fcf-56eb-4785-be27-47d9b1ddc733:1', 'pi_sandbox_cb3bdd42c4e870a1992a9782', '\x4edf7c364ea444e6ce3589952aa777b48908b127f69ed01309cff9ed412268eb', 'succeeded', 22000, NULL, NULL, '2026-11-15 16:15:54.425619+00', '2026-11-15 16:15:56.367628+00', 0, '2026-11-15 16:15:54.367628+00', '2026-11-15 16:15:54.399415+00'),
	('d47ebff8-f31b-44df-af3a-13dd0b6df354', 'a433e429-cd36-4922-b12b-bf5737c66a82', 1, 'sandbox', 'pay:a433e429-cd36-4922-b12b-bf5737c66a82:1', 'pi_sandbox_41862c3746d86190f10f3642', '\xcce94fa37fb778b557c54e2dab439294b112a0db3dc80d6bc0262d666248c623', 'requires_action', 30000, NULL, NULL, '2026-11-15 16:15:55.525647+00', '2026-11-15 16:16:09.150428+00', 1, '2026-11-15 16:15:55.484199+00', NULL),
	('6287c0e1-f884-4dd2-b147-3c43962bf851', 'da125d11-e0fb-4cac-97a2-b65ea3135cf0', 1, 'sandbox', 'pay:da125d11-e0fb-4cac-97a2-b65ea3135cf0:1', 'pi_sandbox_9e493a30ddd8e5ee4458a884', '\xed530ea1217b10c512cb8db0d681044f0f42137edfbe1903db5685c18ddecfa9', 'succeeded', 30000, NULL, NULL, '2026-11-15 16:16:07.433831+00', '2026-11-15 16:16:09.399494+00', 0, '2026-11-15 16:16:07.399494+00', '2026-11-15 16:16:07.424925+00'),
	('fdc3664e-db31-4f31-b606-1e206df012a9', 'ab456c09-08cb-4e5c-8305-7e6235070722', 1, 'sandbox', 'pay:ab456c09-08cb-4e5c-8305-7e6235070722:1', 'pi_sandbox_b6fb74556fac592e60082973', '\xed530ea1217b10c512cb8db0d681044f0f42137edfbe1903db5685c18ddecfa9', 'processing', 30000, NULL, NULL, '2026-11-15 16:16:38.064107+00', '2026-11-15 16:16:10.064107+00', 0, '2026-11-15 16:16:08.064107+00', NULL);

INSERT INTO public.receipts (number, payment_id, issued_at) VALUES
	(1, 'fbe7f843-8a37-432f-9b31-503d460d0f29', '2026-11-15 16:15:52.670457+00'),
	(2, '3c6f1f7a-6320-4a92-a17c-e0630a5a7326', '2026-11-15 16:15:53.269896+00'),
	(3, 'c2c90d2f-50fc-4837-8820-371e965ab021', '2026-11-15 16:15:53.839482+00'),
	(4, '909795ce-8efd-441c-a776-e120b1cbe22e', '2026-11-15 16:15:54.399415+00'),
	(5, '6287c0e1-f884-4dd2-b147-3c43962bf851', '2026-11-15 16:16:07.424925+00');

INSERT INTO public.refunds (id, payment_id, idempotency_key, gateway_id, state, amount_paise, next_check_at, checks, created_at, settled_at) VALUES
	('78816e84-5773-4137-aee4-435e2eb0a8d6', 'c2c90d2f-50fc-4837-8820-371e965ab021', 'refund:8889065a-ebb4-4e3c-b2b2-0771b68d7d15:1', 're_sandbox_0667febcbbd4c9ee0f03d7f2', 'succeeded', 15000, '2026-11-15 16:15:59.19602+00', 1, '2026-11-15 16:15:54.181004+00', '2026-11-15 16:15:54.206679+00'),
	('ab8dec7e-f71e-4932-a204-5d6c0f6f7e9a', '909795ce-8efd-441c-a776-e120b1cbe22e', 'refund:ac2d7fcf-56eb-4785-be27-47d9b1ddc733:1', 're_sandbox_5fff55a21a8d1498418b6d1e', 'failed', 22000, '2026-11-15 16:16:00.253627+00', 1, '2026-11-15 16:15:55.241238+00', '2026-11-15 16:15:55.260763+00'),
	('635408c5-ac7a-42b8-8479-176c3e82b901', '6287c0e1-f884-4dd2-b147-3c43962bf851', 'refund:da125d11-e0fb-4cac-97a2-b65ea3135cf0:1', NULL, 'created', 30000, '2026-11-15 16:16:13.203751+00', 1, '2026-11-15 16:16:08.19575+00', NULL);

INSERT INTO public.sandbox_charges (id, idempotency_key, amount_paise, state, token, code, decline_code, created_at) VALUES
	('pi_sandbox_4db4811adf52bebbb3dfe1d2', 'pay:8f10d6fb-86ce-4474-91a7-905de3823204:1', 30000, 'succeeded', 'tok_visa', NULL, NULL, '2026-11-15 16:15:52.621743+00'),
	('pi_sandbox_8bdfa8f1e16eab9385b36209', 'pay:6b898fc4-b34d-4b96-8cdb-af397f90f972:1', 30000, 'succeeded', 'tok_mastercard', NULL, NULL, '2026-11-15 16:15:53.2578+00'),
	('pi_sandbox_83e050a85617554cc3a10198', 'pay:8ca257ff-cc43-4a20-b4da-6c1e4b274618:1', 22000, 'closed', 'tok_chargeDeclined', 'card_declined', 'generic_decline', '2026-11-15 16:15:53.412343+00'),
	('pi_sandbox_0e5504548b045db34144e638', 'pay:8889065a-ebb4-4e3c-b2b2-0771b68d7d15:1', 15000, 'succeeded', 'tok_visa', NULL, NULL, '2026-11-15 16:15:53.815231+00'),
	('pi_sandbox_cb3bdd42c4e870a1992a9782', 'pay:ac2d7fcf-56eb-4785-be27-47d9b1ddc733:1', 22000, 'succeeded', 'tok_refundFail', NULL, NULL, '2026-11-15 16:15:54.375068+00'),
	('pi_sandbox_41862c3746d86190f10f3642', 'pay:a433e429-cd36-4922-b12b-bf5737c66a82:1', 30000, 'requires_action', 'tok_threeDSecure2Required', NULL, NULL, '2026-11-15 16:15:55.500624+00'),
	('pi_sandbox_9e493a30ddd8e5ee4458a884', 'pay:da125d11-e0fb-4cac-97a2-b65ea3135cf0:1', 30000, 'succeeded', 'tok_visa', NULL, NULL, '2026-11-15 16:16:07.407067+00'),
	('pi_sandbox_b6fb74556fac592e60082973', 'pay:ab456c09-08cb-4e5c-8305-7e6235070722:1', 30000, 'succeeded', 'tok_visa', NULL, NULL, '2026-11-15 16:16:08.081636+00');

INSERT INTO public.sandbox_refunds (id, charge_id, idempotency_key, amount_paise, state, created_at) VALUES
	('re_sandbox_0667febcbbd4c9ee0f03d7f2', 'pi_sandbox_0e5504548b045db34144e638', 'refund:8889065a-ebb4-4e3c-b2b2-0771b68d7d15:1', 15000, 'succeeded', '2026-11-15 16:15:54.201614+00'),
	('re_sandbox_5fff55a21a8d1498418b6d1e', 'pi_sandbox_cb3bdd42c4e870a1992a9782', 'refund:ac2d7fcf-56eb-4785-be27-47d9b1ddc733:1', 22000, 'failed', '2026-11-15 16:15:55.258828+00'),
	('re_sandbox_b9a266e6a671fa49e3b860ea', 'pi_sandbox_9e493a30ddd8e5ee4458a884', 'refund:da125d11-e0fb-4cac-97a2-b65ea3135cf0:1', 30000, 'succeeded', '2026-11-15 16:16:08.213488+00');

INSERT INTO public.sessions (token_hash, role, account_id, expires_at) VALUES
	('\x5f8a332a1e59078924bb95c990cd2b6bdc0e884a0090692eb2de43df07d042d6', 'user', '71696f60-cc1f-487a-9785-53328b111fff', '2026-11-16 16:14:42.467647+00'),
	('\x2661d0a89ab4e902baaf05586f227c1e4f9de5326358f8b05fa4d749e527d753', 'handyman', '81d9e02b-7108-413e-8874-0b9e980182de', '2026-11-16 16:14:43.308698+00'),
	('\xb9cdca60f9525e23571040014e1fbcbca59bd53cc74cb3b2d5693e9dac8c9651', 'handyman', '96a4511c-5d7e-4e18-b2ac-0c7528a61913', '2026-11-16 16:14:43.994773+00'),
	('\xbc089e74e606ecf7030d765117b86042922f45019aff5bbdcc8dbffbe3a75014', 'handyman', '3169a1db-d4c8-4ed5-8cd0-dc4e38713a8b', '2026-11-16 16:14:44.355244+00'),
	('\x6b983eb2992ebdb895d73500ecc60295b9af7fdc8ffc5a0a8f23e7b9e2c5dd92', 'handyman', '6d0107ef-f8df-4b9d-9e97-705de16adc51', '2026-11-16 16:14:44.870315+00'),
	('\x1f4dc7357537aaac21283ccae120864040000708c9b7147290b466ca43f8aec7', 'handyman', '6b40e1d6-9efc-4046-8d80-aeb1c9876fc4', '2026-11-16 16:14:45.537648+00'),
	('\x5648ad507341456f8060c347d7aef86fd9c44058efc459dc34ce74f417b0f585', 'handyman', '6c21d03a-1deb-4bdf-8373-a639e45b7f08', '2026-11-16 16:14:46.050072+00'),
	('\xedb4c75c09d3f2c0bd9a26ad7e73d9c0e04bfffc676c3dfd3624c5bba80e1be1', 'handyman', '1c0cc66e-6f75-4263-b0f5-884ae08ac58a', '2026-11-16 16:14:46.644314+00'),
	('\x75dfe6e0892cfc1aa4588ef9792c9a7bf1b66bb4ae46e3340912400a7754d42e', 'user', '4c2dcaef-981f-4c6a-99ee-9cc0fe70c576', '2026-11-16 16:14:47.289217+00'),
	('\x4c8ac08ed6e7fd215f6adb7217eb82bb5d329c79c7d3a224327ca516dc302948', 'user', '83a02c37-fc8a-4b0e-8e94-d6af1fcade56', '2026-11-16 16:14:47.794627+00'),
	('\xca40c957167441bb92294e81f54aa2d9c92257bfed496c1df79291dd6c1c56e4', 'user', 'f9494232-f1be-4512-941d-56c01ed02b36', '2026-11-16 16:14:48.405617+00'),
	('\xbdc90d64c44745bf72192777ef38c30d6e24127627e349b77f7148c99bf29796', 'user', '18aeac0f-dbea-437d-9cc0-29341fa0be00', '2026-11-16 16:14:48.897605+00'),
	('\x7a3d5446e4ee218e702aecf0cf192293c21f20cf534450b57afa5c87aae126f5', 'user', '07ee068e-22a3-419a-a85c-3e896c31577e', '2026-11-16 16:14:49.422865+00'),
	('\x56145efd22a37ed3052c8627bee58b02ec7d191ccb295ea7139b682ecdcd0f31', 'user', 'd03e6c6a-dcd7-46f5-9190-3a2e9372f35f', '2026-11-16 16:14:50.021668+00'),
	('\xdc194cf3ef34815a88f00589f8bc1ad3f175ffd3d0d6f9c6176948d0efa36d41', 'user', '2eea957b-601d-4af8-8e3d-ad229959355b', '2026-11-16 16:14:50.605766+00'),
	('\x2f38d4a596df47175802deb198e5cc9e496d3881491175e813e66c7edcc1fb9b', 'user', 'f3b71fb6-df2b-4c66-91ab-68e1a2b45618', '2026-11-16 16:14:51.149633+00'),
	('\xe18aa765cd8b9f81eb0faf34d49bfaf5a42291b7c75d20334dd1086f54122e86', 'user', '6c61384b-53f4-4f25-a648-a1f0e237ef5e', '2026-11-16 16:14:51.971754+00');

INSERT INTO public.users (id, username, email, password_hash, contact_number, lat, long, created_at) VALUES
	('71696f60-cc1f-487a-9785-53328b111fff', 'Asha Kulkarni', 'asha@example.com', '$argon2id$v=19$m=19456,t=2,p=1$fkw7BHph/It86nkYnfbwHA$QyOX7QKUS4EHMagvp3bzsTBXRRynT3UknAXqRRdodF4', '9810000001', 18.5204, 73.8567, '2026-11-15 16:14:42.467647+00'),
	('4c2dcaef-981f-4c6a-99ee-9cc0fe70c576', 'Anil Bose', 'a.b@gmail.com', '$argon2id$v=19$m=19456,t=2,p=1$zGxeeynNEyPTh1nGwXtBmg$GbEMlFI7Pw7zJenoiMvohDGlnoZzIEE8GYz927sY6N0', '9810000009', 18.5204, 73.8567, '2026-11-15 16:14:47.289217+00'),
	('83a02c37-fc8a-4b0e-8e94-d6af1fcade56', 'Anil Bose (office)', 'a.b+office@gmail.com', '$argon2id$v=19$m=19456,t=2,p=1$bYTRYgYZnvMf3O2VjarG5Q$0wXcpz84NFh4O9PA0ETx3n+yRZmGUaKvh0XzAq9E6KI', '9810000010', 18.5204, 73.8567, '2026-11-15 16:14:47.794627+00'),
	('f9494232-f1be-4512-941d-56c01ed02b36', 'A. Bose', 'ab@googlemail.com', '$argon2id$v=19$m=19456,t=2,p=1$5hVd+laTOde70VVYIn54og$6uW0AS9OdMAqu1EFEHPhMPXQuGQ+ornJdhGqm2bzZ0s', '9810000011', 18.5204, 73.8567, '2026-11-15 16:14:48.405617+00'),
	('18aeac0f-dbea-437d-9cc0-29341fa0be00', 'ज़ैनब "Zee" D''Souza \ 🙂', 'zainab@example.com', '$argon2id$v=19$m=19456,t=2,p=1$0Pe0Ixk8em+GHGnWvqGRnA$2QtgSoRFTSTfxLsiNn18CBT/z2ubHroj5T2071NNEFg', '9810000012', -33.8688, 151.2093, '2026-11-15 16:14:48.897605+00'),
	('07ee068e-22a3-419a-a85c-3e896c31577e', 'Kiran Rao', 'kiran@example.com', '$argon2id$v=19$m=19456,t=2,p=1$VFQDr7MLAx9tWEYsyIcU9Q$BhELno3F45cAjMd+gWXlaSfH2wPgBbcepQdysshLa0o', '9810000013', 28.62, 77.21, '2026-11-15 16:14:49.422865+00'),
	('d03e6c6a-dcd7-46f5-9190-3a2e9372f35f', 'Leela Nair', 'leela@example.com', '$argon2id$v=19$m=19456,t=2,p=1$OvFTfxg4tS7BZsiRFziS8w$rywsCO8dfDdxn61hsOO8hIQ3v6EXFsm5SbIToEiUIL4', '9810000014', 18.5204, 73.8567, '2026-11-15 16:14:50.021668+00'),
	('2eea957b-601d-4af8-8e3d-ad229959355b', 'Mohan Das', 'mohan@example.com', '$argon2id$v=19$m=19456,t=2,p=1$rttLqjBUGaJu4GrplmJoPg$sfUxN1u7liSJ+ArC3qNlbtQYfGxspxIf0MMBtVWtCFY', '9810000015', 18.5204, 73.8567, '2026-11-15 16:14:50.605766+00'),
	('f3b71fb6-df2b-4c66-91ab-68e1a2b45618', 'Nisha Verma', 'nisha@example.com', '$argon2id$v=19$m=19456,t=2,p=1$E3hyr8Br4X2zH/CoLSwlmA$jBmRvuyLH3tDKKIznTPAEzKBP/+ocAGfjFfq9kLrjvI', '9810000016', 18.5204, 73.8567, '2026-11-15 16:14:51.149633+00'),
	('6c61384b-53f4-4f25-a648-a1f0e237ef5e', 'Omar Khan', 'omar+home@example.com', '$argon2id$v=19$m=19456,t=2,p=1$qGNybDcf9RZMq5//kg9VVw$/2X3JddZR30VnLq+wvNJ2/ljzxg7N/+I3OXBuONNC24', '9810000017', 18.5204, 73.8567, '2026-11-15 16:14:51.971754+00');

INSERT INTO public.webhook_events (id, received_at) VALUES
	('evt_sandbox_1', '2026-11-15 16:15:55.551162+00');

SELECT pg_catalog.setval('public.booking_events_id_seq', 39, true);

ALTER TABLE ONLY public.aadhaar_images
    ADD CONSTRAINT aadhaar_images_pkey PRIMARY KEY (handyman_id, side);

ALTER TABLE ONLY public.booking_events
    ADD CONSTRAINT booking_events_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.bookings
    ADD CONSTRAINT bookings_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.codes
    ADD CONSTRAINT codes_pkey PRIMARY KEY (purpose, subject);

ALTER TABLE ONLY public.handymen
    ADD CONSTRAINT handymen_aadhaar_hash_key UNIQUE (aadhaar_hash);

ALTER TABLE ONLY public.handymen
    ADD CONSTRAINT handymen_email_key UNIQUE (email);

ALTER TABLE ONLY public.handymen
    ADD CONSTRAINT handymen_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.limits
    ADD CONSTRAINT limits_pkey PRIMARY KEY (key);

ALTER TABLE ONLY public.mails
    ADD CONSTRAINT mails_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.migrations
    ADD CONSTRAINT migrations_pkey PRIMARY KEY (name);

ALTER TABLE ONLY public.payments
    ADD CONSTRAINT payments_booking_id_attempt_key UNIQUE (booking_id, attempt);

ALTER TABLE ONLY public.payments
    ADD CONSTRAINT payments_gateway_id_key UNIQUE (gateway_id);

ALTER TABLE ONLY public.payments
    ADD CONSTRAINT payments_idempotency_key_key UNIQUE (idempotency_key);

ALTER TABLE ONLY public.payments
    ADD CONSTRAINT payments_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.receipts
    ADD CONSTRAINT receipts_payment_id_key UNIQUE (payment_id);

ALTER TABLE ONLY public.receipts
    ADD CONSTRAINT receipts_pkey PRIMARY KEY (number);

ALTER TABLE ONLY public.refunds
    ADD CONSTRAINT refunds_gateway_id_key UNIQUE (gateway_id);

ALTER TABLE ONLY public.refunds
    ADD CONSTRAINT refunds_idempotency_key_key UNIQUE (idempotency_key);

ALTER TABLE ONLY public.refunds
    ADD CONSTRAINT refunds_payment_id_key UNIQUE (payment_id);

ALTER TABLE ONLY public.refunds
    ADD CONSTRAINT refunds_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.sandbox_charges
    ADD CONSTRAINT sandbox_charges_idempotency_key_key UNIQUE (idempotency_key);

ALTER TABLE ONLY public.sandbox_charges
    ADD CONSTRAINT sandbox_charges_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.sandbox_refunds
    ADD CONSTRAINT sandbox_refunds_charge_id_key UNIQUE (charge_id);

ALTER TABLE ONLY public.sandbox_refunds
    ADD CONSTRAINT sandbox_refunds_idempotency_key_key UNIQUE (idempotency_key);

ALTER TABLE ONLY public.sandbox_refunds
    ADD CONSTRAINT sandbox_refunds_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.sessions
    ADD CONSTRAINT sessions_pkey PRIMARY KEY (token_hash);

ALTER TABLE ONLY public.users
    ADD CONSTRAINT users_email_key UNIQUE (email);

ALTER TABLE ONLY public.users
    ADD CONSTRAINT users_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.webhook_events
    ADD CONSTRAINT webhook_events_pkey PRIMARY KEY (id);

CREATE INDEX booking_events_of ON public.booking_events USING btree (booking_id, id);

CREATE INDEX bookings_due ON public.bookings USING btree (expires_at) WHERE (state = 'requested'::text);

CREATE INDEX bookings_of_handyman ON public.bookings USING btree (handyman_id, created_at DESC, id DESC);

CREATE INDEX bookings_of_user ON public.bookings USING btree (user_id, created_at DESC, id DESC);

CREATE UNIQUE INDEX bookings_one_active_job ON public.bookings USING btree (handyman_id) WHERE (state = ANY (ARRAY['accepted'::text, 'started'::text]));

CREATE UNIQUE INDEX bookings_one_open_request ON public.bookings USING btree (user_id, handyman_id) WHERE (state = 'requested'::text);

CREATE INDEX bookings_open_of_handyman ON public.bookings USING btree (handyman_id, created_at, id) WHERE (state = 'requested'::text);

CREATE INDEX bookings_to_refund ON public.bookings USING btree (id) WHERE ((state = 'cancelled'::text) AND (payment_state = 'paid'::text));

CREATE INDEX handymen_listed ON public.handymen USING btree (service, id) WHERE online;

CREATE INDEX handymen_near ON public.handymen USING gist (pos) WHERE online;

CREATE INDEX handymen_near_1 ON public.handymen USING gist (pos) WHERE (online AND (service = 1));

CREATE INDEX handymen_near_2 ON public.handymen USING gist (pos) WHERE (online AND (service = 2));

CREATE INDEX handymen_near_3 ON public.handymen USING gist (pos) WHERE (online AND (service = 3));

CREATE INDEX handymen_near_4 ON public.handymen USING gist (pos) WHERE (online AND (service = 4));

CREATE INDEX handymen_near_5 ON public.handymen USING gist (pos) WHERE (online AND (service = 5));

CREATE INDEX handymen_near_6 ON public.handymen USING gist (pos) WHERE (online AND (service = 6));

CREATE INDEX mails_due ON public.mails USING btree (next_try_at) WHERE (state = 'due'::text);

CREATE INDEX payments_due ON public.payments USING btree (next_check_at) WHERE (state = ANY (ARRAY['created'::text, 'processing'::text, 'requires_action'::text]));

CREATE UNIQUE INDEX payments_one_live ON public.payments USING btree (booking_id) WHERE (state <> 'failed'::text);

CREATE INDEX refunds_due ON public.refunds USING btree (next_check_at) WHERE (state = ANY (ARRAY['created'::text, 'pending'::text]));

CREATE INDEX sessions_expiry ON public.sessions USING btree (expires_at);

CREATE TRIGGER booking_events_append_only BEFORE DELETE OR UPDATE ON public.booking_events FOR EACH ROW EXECUTE FUNCTION public.refuse_change();

CREATE TRIGGER bookings_never_deleted BEFORE DELETE ON public.bookings FOR EACH ROW EXECUTE FUNCTION public.refuse_change();

CREATE TRIGGER payments_never_deleted BEFORE DELETE ON public.payments FOR EACH ROW EXECUTE FUNCTION public.refuse_change();

CREATE TRIGGER receipts_append_only BEFORE DELETE OR UPDATE ON public.receipts FOR EACH ROW EXECUTE FUNCTION public.refuse_change();

CREATE TRIGGER refunds_never_deleted BEFORE DELETE ON public.refunds FOR EACH ROW EXECUTE FUNCTION public.refuse_change();

ALTER TABLE ONLY public.aadhaar_images
    ADD CONSTRAINT aadhaar_images_handyman_id_fkey FOREIGN KEY (handyman_id) REFERENCES public.handymen(id);

ALTER TABLE ONLY public.booking_events
    ADD CONSTRAINT booking_events_booking_id_fkey FOREIGN KEY (booking_id) REFERENCES public.bookings(id);

ALTER TABLE ONLY public.bookings
    ADD CONSTRAINT bookings_handyman_id_fkey FOREIGN KEY (handyman_id) REFERENCES public.handymen(id);

ALTER TABLE ONLY public.bookings
    ADD CONSTRAINT bookings_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.users(id);

ALTER TABLE ONLY public.payments
    ADD CONSTRAINT payments_booking_id_fkey FOREIGN KEY (booking_id) REFERENCES public.bookings(id);

ALTER TABLE ONLY public.receipts
    ADD CONSTRAINT receipts_payment_id_fkey FOREIGN KEY (payment_id) REFERENCES public.payments(id);

ALTER TABLE ONLY public.refunds
    ADD CONSTRAINT refunds_payment_id_fkey FOREIGN KEY (payment_id) REFERENCES public.payments(id);

ALTER TABLE ONLY public.sandbox_refunds
    ADD CONSTRAINT sandbox_refunds_charge_id_fkey FOREIGN KEY (charge_id) REFERENCES public.sandbox_charges(id);

