<?php
/** Reads one inquiry as the elements' form sends it. */

defined( 'ABSPATH' ) || exit;

/** The fields that every inquiry has, and whether they may be null. */
const KULLA_FIELDS = [ 'id' => false, 'name' => false, 'phone' => false, 'email' => false, 'floor' => false, 'partner' => true, 'page' => false, 'locale' => false, 'consent' => true, 'sentAt' => false ];

/** The names in a page's query that identify a campaign. */
const KULLA_CAMPAIGN = '/^(utm_[a-z_]{1,30}|gclid|gbraid|wbraid|fbclid|msclkid|ttclid)$/D';

/** One line of at most 2000 characters, without marks that change the writing direction; `null` if it is not text. */
function kulla_one_line( $text ): ?string {
	if ( ! is_string( $text ) || ! preg_match( '/^.{0,2000}$/Dsu', $text ) ) return null;
	return trim( preg_replace( '/[\p{Cc}\p{Zl}\p{Zp}\x{061C}\x{200E}\x{200F}\x{202A}-\x{202E}\x{2066}-\x{2069}]+/u', ' ', $text ) );
}

/**
 * An inquiry as it is stored: the fields above, `apartments` as a list, `campaign` and `fields` (sent as `ownFields`) as texts by name;
 * `null` if a field is missing or invalid.
 */
function kulla_read_inquiry( $sent ): ?array {
	if ( ! is_array( $sent ) || ! is_array( $sent['apartments'] ?? null ) || count( $sent['apartments'] ) > 500 ) return null;
	$inquiry = [ 'apartments' => array_map( 'kulla_one_line', array_values( $sent['apartments'] ) ) ];
	if ( in_array( null, $inquiry['apartments'], true ) ) return null;
	foreach ( KULLA_FIELDS as $field => $may_be_null ) {
		$value = kulla_one_line( $sent[ $field ] ?? null );
		if ( $value === null && ! ( $may_be_null && ! isset( $sent[ $field ] ) ) ) return null;
		$inquiry[ $field ] = (string) $value;
	}
	if ( ! preg_match( '/^[\w-]{1,64}$/D', $inquiry['id'] ) || $inquiry['name'] === '' || ! is_email( $inquiry['email'] ) ) return null;
	if ( ! preg_match( '#^https?://#i', $inquiry['page'] ) ) $inquiry['page'] = '';
	$inquiry['campaign'] = kulla_named_texts( $sent['campaign'] ?? [] );
	$inquiry['fields']   = kulla_named_texts( $sent['ownFields'] ?? [] );
	return $inquiry;
}

/** Flattens nested JSON into texts by name, `first: {landing: …}` as `first landing`: at most 40, of at most 300 characters each. */
function kulla_named_texts( $values, string $prefix = '' ): array {
	$texts = [];
	foreach ( is_array( $values ) ? array_slice( $values, 0, 40 ) : [] as $name => $value ) {
		$name = trim( $prefix . ' ' . mb_substr( (string) kulla_one_line( (string) $name ), 0, 60 ) );
		if ( is_array( $value ) ) {
			if ( substr_count( $name, ' ' ) < 3 ) $texts += kulla_named_texts( $value, $name );
			continue;
		}
		$line = kulla_one_line( is_bool( $value ) || ! is_scalar( $value ) ? null : (string) $value );
		if ( $line !== null && $line !== '' ) $texts[ $name ] = mb_substr( $line, 0, 300 );
	}
	return array_slice( $texts, 0, 40 );
}

/** The campaign in the address of the sending page, which browsers pass in full as the referrer within the same site. */
function kulla_campaign_of_page( string $url ): array {
	if ( wp_parse_url( $url, PHP_URL_HOST ) !== wp_parse_url( home_url(), PHP_URL_HOST ) ) return [];
	parse_str( (string) wp_parse_url( $url, PHP_URL_QUERY ), $query );
	$campaign = array_filter( $query, fn( $name ) => preg_match( KULLA_CAMPAIGN, (string) $name ) === 1, ARRAY_FILTER_USE_KEY );
	return kulla_named_texts( $campaign );
}

/** The inquiry as values by label, for the e-mail, the list of inquiries and an export. */
function kulla_inquiry_lines( array $inquiry ): array {
	if ( ! $inquiry ) return [];
	$lines = [
		__( 'Name', 'kulla' )             => $inquiry['name'],
		__( 'Phone', 'kulla' )            => $inquiry['phone'],
		__( 'E-mail', 'kulla' )           => $inquiry['email'],
		__( 'Apartments', 'kulla' )       => implode( ', ', $inquiry['apartments'] ),
		__( 'Floor', 'kulla' )            => $inquiry['floor'],
		__( 'Page', 'kulla' )             => $inquiry['page'],
		__( 'Partner', 'kulla' )          => $inquiry['partner'],
		__( 'Language', 'kulla' )         => $inquiry['locale'],
		__( 'Consent given to', 'kulla' ) => $inquiry['consent'],
		__( 'Sent at', 'kulla' )          => $inquiry['sentAt'],
	];
	return array_filter( $lines + $inquiry['campaign'] + $inquiry['fields'], fn( $value ) => $value !== '' );
}

function kulla_inquiry_text( array $inquiry ): string {
	$text = '';
	foreach ( kulla_inquiry_lines( $inquiry ) as $label => $value ) $text .= "$label: $value\n";
	return $text;
}
