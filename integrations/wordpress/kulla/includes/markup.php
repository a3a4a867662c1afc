<?php
/** The one place where an element is written: from a view and attributes that anybody who may write posts has chosen. */

defined( 'ABSPATH' ) || exit;

const KULLA_VIEWS = [ 'apartment-picker', 'apartment-search', 'building-picker', 'floor-explorer', 'apartment-preview', 'brochure' ];

/** What an author may say. Never where project and texts come from or where inquiries go: those are settings. */
const KULLA_ATTRIBUTES = [ 'locale', 'theme', 'heading-level', 'tower', 'floor', 'floor-label', 'apartment', 'layout', 'tour', 'filter', 'view', 'sort', 'hints', 'deep-link', 'page' ];

/**
 * An element with what is seen before its script, and without.
 *
 * @param array<string, mixed> $chosen  `view`, and attributes by name.
 * @param string               $wrapper Attributes of a block's own `div`, escaped; "": no `div`.
 */
function kulla_markup( array $chosen, string $wrapper = '' ): string {
	$view = $chosen['view-name'] ?? 'apartment-picker';
	if ( kulla_setting( 'address' ) === '' ) return kulla_note( __( 'Kulla: the address of the project is missing in the settings.', 'kulla' ) );
	/* translators: %s: what an author has written */
	if ( ! in_array( $view, KULLA_VIEWS, true ) ) return kulla_note( sprintf( __( 'Kulla: there is no view "%s".', 'kulla' ), is_scalar( $view ) ? (string) $view : '' ) );
	// An excerpt takes the text out of all markup, and a reader of feeds shows no elements.
	if ( is_feed() || doing_filter( 'get_the_excerpt' ) ) return kulla_link();
	kulla_enqueue_script();
	$attributes = kulla_attributes( $view, $chosen );
	$html       = kulla_element( $view, $attributes, kulla_rendered( $view, $attributes ) );
	return $wrapper === '' ? $html : "<div $wrapper>$html</div>";
}

/** The element's attributes by name, settings included. */
function kulla_attributes( string $view, array $chosen ): array {
	$attributes = [];
	foreach ( KULLA_ATTRIBUTES as $name ) {
		$value = $chosen[ $name ] ?? '';
		if ( is_scalar( $value ) && (string) $value !== '' ) $attributes[ $name ] = (string) $value;
	}
	$settings = [
		'locale'  => kulla_language( determine_locale() ),
		'partner' => kulla_setting( 'partner' ),
		'style'   => kulla_colour_style(),
	];
	if ( kulla_setting( 'inquiries' ) === 'here' && $view !== 'brochure' ) {
		$settings['inquiry-endpoint'] = rest_url( 'kulla/v1/inquiries' );
		$settings['consent-url']      = get_privacy_policy_url();
	}
	return $attributes + array_filter( $settings, fn( $value ) => $value !== '' );
}

/** @param string $content Markup that has been checked; "": the link to the project. */
function kulla_element( string $view, array $attributes, string $content ): string {
	$written = '';
	foreach ( $attributes as $name => $value ) $written .= sprintf( ' %s="%s"', $name, esc_attr( $value ) );
	return "<kulla-$view$written>" . ( $content === '' ? kulla_link() : $content ) . "</kulla-$view>";
}

function kulla_link(): string {
	$name = kulla_setting( 'project' );
	return sprintf( '<a href="%s">%s</a>', esc_url( kulla_setting( 'address' ) ), esc_html( $name === '' ? __( 'Apartments', 'kulla' ) : $name ) );
}

/** Visitors see nothing of a mistake; who can mend it does. */
function kulla_note( string $sentence ): string {
	return current_user_can( 'edit_posts' ) ? '<p>' . esc_html( $sentence ) . '</p>' : '';
}

/**
 * The content that the owner's host has rendered for this start and language, `project/rendered/<view>[-tower[-floor]].<locale>.html`;
 * "" if there is none. It passes WordPress' own filter with the tags and attributes that the elements consist of.
 */
function kulla_rendered( string $view, array $attributes ): string {
	// They lead to content that is not rendered beforehand.
	if ( array_intersect_key( $attributes, array_flip( [ 'layout', 'tour', 'filter', 'view', 'sort', 'page', 'heading-level' ] ) ) ) return '';
	$start = array_filter( [ $view, $attributes['tower'] ?? '', $attributes['floor'] ?? '', $attributes['apartment'] ?? '' ], 'strlen' );
	$name  = implode( '-', $start ) . '.' . $attributes['locale'];
	if ( ! preg_match( '/^[\w-]+\.[a-z]{2,3}$/D', $name ) ) return '';
	$address = kulla_setting( 'address' );
	$html    = trim( kulla_cached_file( "{$address}project/rendered/$name.html" ) );
	if ( ! preg_match( "#^<kulla-$view\\b[^>]*>(.*)</kulla-$view>$#Ds", $html, $found ) ) return '';
	return kulla_filter_html( str_replace( KULLA_RENDERED_FOR, $address, $found[1] ) );
}

/** The address that stands for the owner's host in rendered files, as a folder does not know where it will lie. */
const KULLA_RENDERED_FOR = 'https://kulla.invalid/';

function kulla_filter_html( string $html ): string {
	static $allowed;
	if ( ! $allowed ) {
		[ 'tags' => $tags, 'attributes' => $names ] = json_decode( file_get_contents( __DIR__ . '/../allowed-html.json' ), true );
		$allowed = array_fill_keys( $tags, array_fill_keys( $names, true ) );
	}
	// Small pictures and plans' patterns are written into the markup.
	return wp_kses( $html, $allowed, [ 'https', 'http', 'mailto', 'tel', 'viber', 'data' ] );
}
