<?php
/** The only place that writes an element: from the view and the attributes that an author of a post has chosen. */

defined( 'ABSPATH' ) || exit;

const KULLA_VIEWS = [ 'apartment-picker', 'apartment-search', 'building-picker', 'floor-explorer', 'apartment-preview', 'brochure' ];

/** The attributes that an author may set. The addresses of project and texts and the recipient of inquiries are settings. */
const KULLA_ATTRIBUTES = [ 'locale', 'theme', 'heading-level', 'tower', 'floor', 'floor-label', 'apartment', 'layout', 'tour', 'filter', 'view', 'sort', 'hints', 'deep-link', 'page' ];

/**
 * An element with the content that is shown before its script has loaded, or without script.
 *
 * @param array<string, mixed> $chosen  `view-name`, and attributes by name.
 * @param string               $wrapper Attributes of a block's own `div`, escaped; "": no `div`.
 */
function kulla_markup( array $chosen, string $wrapper = '' ): string {
	$view = $chosen['view-name'] ?? 'apartment-picker';
	if ( kulla_setting( 'address' ) === '' ) return kulla_note( __( 'Kulla: the address of the project is missing in the settings.', 'kulla' ) );
	/* translators: %s: the view that an author has entered */
	if ( ! in_array( $view, KULLA_VIEWS, true ) ) return kulla_note( sprintf( __( 'Kulla: there is no view "%s".', 'kulla' ), is_scalar( $view ) ? (string) $view : '' ) );
	// An excerpt strips all markup, and feed readers do not show custom elements.
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

/** @param string $content Sanitized markup; "" for a link to the project, in the space that the element will have. */
function kulla_element( string $view, array $attributes, string $content ): string {
	$written = '';
	foreach ( $attributes as $name => $value ) $written .= sprintf( ' %s="%s"', $name, esc_attr( $value ) );
	return "<kulla-$view$written>" . ( $content === '' ? kulla_reserved_place() . kulla_link() : $content ) . "</kulla-$view>";
}

/**
 * The loader's own rules (`npm run contract` writes the file), because a page is painted before the loader runs. They are inside the
 * element: a classic theme prints the page's head before it renders the post, too early to add a style sheet.
 */
function kulla_reserved_place(): string {
	return '<style>' . preg_replace( '/\s+/', ' ', trim( file_get_contents( __DIR__ . '/../reserved-place.css' ) ) ) . '</style>';
}

function kulla_link(): string {
	$name = kulla_setting( 'project' );
	return sprintf( '<a href="%s">%s</a>', esc_url( kulla_setting( 'address' ) ), esc_html( $name === '' ? __( 'Apartments', 'kulla' ) : $name ) );
}

/** Shows a mistake to users who can fix it, but not to visitors. */
function kulla_note( string $sentence ): string {
	return current_user_can( 'edit_posts' ) ? '<p>' . esc_html( $sentence ) . '</p>' : '';
}

/**
 * The content that the owner has published for this first screen and language, `project/rendered/<view>[-tower[-floor]].<locale>.html`;
 * "" if there is none. It is filtered by WordPress, which allows the tags and attributes that the elements use.
 */
function kulla_rendered( string $view, array $attributes ): string {
	// Content that depends on these attributes is not published in advance.
	if ( array_intersect_key( $attributes, array_flip( [ 'layout', 'tour', 'filter', 'view', 'sort', 'page', 'heading-level' ] ) ) ) return '';
	$parts = array_filter( [ $view, $attributes['tower'] ?? '', $attributes['floor'] ?? '', $attributes['apartment'] ?? '' ], 'strlen' );
	$name  = implode( '-', $parts ) . '.' . $attributes['locale'];
	if ( ! preg_match( '/^[\w-]+\.[a-z]{2,3}$/D', $name ) ) return '';
	$address = kulla_setting( 'address' );
	$html    = trim( kulla_cached_file( "{$address}project/rendered/$name.html" ) );
	if ( ! preg_match( "#^<kulla-$view\\b[^>]*>(.*)</kulla-$view>$#Ds", $html, $found ) ) return '';
	return kulla_filter_html( str_replace( KULLA_RENDERED_FOR, $address, $found[1] ) );
}

/** A placeholder for the owner's host in rendered files, because the folder's address is unknown when they are written. */
const KULLA_RENDERED_FOR = 'https://kulla.invalid/';

function kulla_filter_html( string $html ): string {
	static $allowed;
	if ( ! $allowed ) {
		[ 'tags' => $tags, 'attributes' => $names ] = json_decode( file_get_contents( __DIR__ . '/../allowed-html.json' ), true );
		$allowed = array_fill_keys( $tags, array_fill_keys( $names, true ) );
	}
	// `data`, because small pictures and the plans' patterns are embedded in the markup.
	return wp_kses( $html, $allowed, [ 'https', 'http', 'mailto', 'tel', 'viber', 'data' ] );
}
